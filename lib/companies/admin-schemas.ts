import { CompanyState } from "@/lib/db/generated/enums";
import { idField } from "@/lib/base/input/fields";
import { pageQuery, searchQuery } from "@/lib/base/input/list-query";
import { z } from "@/lib/base/input/zod";
import { creditRequestSchema } from "@/lib/companies/credit/schemas";
import { companySchema, memberSchema } from "./schemas";

/** Schemas of companies for the shop. */

export const adminCompanySchema = companySchema
  .pick({ _id: true, name: true, legalName: true, state: true, gstins: true, purchaseOrder: true })
  .extend({
    members: z.array(
      memberSchema.pick({ _id: true, name: true, email: true, role: true, joinedAt: true }),
    ),
    people: z
      .array(
        memberSchema.pick({ _id: true, name: true, email: true, role: true }).extend({
          invitedAt: z.iso.datetime().nullable().describe("Null before the first invitation"),
          expiresAt: z.iso.datetime().nullable().describe("Null where no link is open"),
        }),
      )
      .describe(
        "Whom the shop entered and who have not joined; `members` says when the others did",
      ),
    credit: z
      .object({ days: z.number().int(), limit: z.number().describe("Rupees") })
      .nullable()
      .describe("Null where it may not order on account"),
    open: z
      .number()
      .describe("Rupees that are open on account, also where that is allowed no more"),
    opening: z
      .number()
      .describe("Rupees of its opening balance that are still owed, part of `open`"),
    orders: z.number().int().describe("Orders of the company, cancelled ones too"),
    priceList: z
      .object({ _id: z.uuid(), name: z.string() })
      .nullable()
      .describe("Whose prices replace the public ones"),
    createdAt: z.iso.datetime(),
  });

export type AdminCompany = z.output<typeof adminCompanySchema>;

export const companyListQuerySchema = z.object({
  q: searchQuery("Part of a name, or of a member's name or email"),
  state: z.enum(CompanyState).optional(),
  opening: z.enum(["overdue"]).optional().describe("Whose opening balance is overdue"),
  ...pageQuery({ default: 50, max: 100 }),
});

export type CompanyListQuery = z.output<typeof companyListQuerySchema>;

export const manageCompanySchema = z
  .object({
    state: z.enum(CompanyState).optional().describe("`closed` takes no orders for it any more"),
    credit: creditRequestSchema
      .nullable()
      .optional()
      .describe("Null takes it away; what is open stays to be paid"),
    priceList: idField().nullable().optional().describe("The `_id` of a list; null for none"),
    purchaseOrder: companySchema.shape.purchaseOrder.optional(),
  })
  .refine((request) => Object.keys(request).length > 0, {
    message: "Say what to change: state, credit, priceList or purchaseOrder.",
  });

export type ManageCompanyRequest = z.output<typeof manageCompanySchema>;
