import { CompanyRole, CompanyState, PurchaseOrderDemand } from "@/lib/db/generated/enums";
import { emailField, idField, requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import {
  postalAddressAnswerSchema,
  refusePin,
  sentAddressSchema,
} from "@/lib/identity/addresses/schemas";
import { creditSchema } from "@/lib/companies/credit/schemas";
import { isWholePaise } from "@/lib/pricing/money";
import { gstinStateProblem } from "@/lib/shop/gst/gstin";
import { requiredGstin } from "@/lib/shop/gst/gstin-field";

export const MAX_GSTINS = 20;

/** Members and open invitations together. */
export const MAX_MEMBERS = 200;

const registration = z
  .object({ gstin: requiredGstin, billingAddress: sentAddressSchema })
  .superRefine(({ gstin, billingAddress }, context) => {
    const message = gstinStateProblem(gstin, billingAddress.state);
    if (message) context.addIssue({ code: "custom", message, path: ["gstin"] });
    refusePin(billingAddress, context, ["billingAddress", "zipCode"]);
  });

const gstins = z
  .array(registration)
  .max(MAX_GSTINS, `A company holds at most ${MAX_GSTINS} GSTINs`)
  .superRefine((all, context) => {
    const seen = new Set<string>();
    for (const [index, { gstin }] of all.entries()) {
      const path = [index, "gstin"];
      const message = "This GSTIN is in the list already";
      if (seen.has(gstin)) context.addIssue({ code: "custom", message, path });
      seen.add(gstin);
    }
  })
  .describe("Each with the address that invoices under it are made out to, in the GSTIN's state");

const name = requiredText("Company Name", 120);
const legalName = requiredText("Legal Name", 160);

/** The GSTINs of a request by field. */
export const namedGstins = (listed: FoundCompanyRequest["gstins"] = []): Record<string, string> =>
  Object.fromEntries(listed.map(({ gstin }, index) => [`gstins.${String(index)}.gstin`, gstin]));

export const foundCompanySchema = z.object({
  name,
  legalName: legalName.optional().describe("As registered; the name without it"),
  gstins: gstins.default([]),
});

export type FoundCompanyRequest = z.output<typeof foundCompanySchema>;

const purchaseOrder = z
  .enum(PurchaseOrderDemand, "Choose none, number or file")
  .describe("What of a purchase order each order that a member places must have");

export const updateCompanySchema = z
  .object({
    name: name.optional(),
    legalName: legalName.optional(),
    gstins: gstins.optional(),
    purchaseOrder: purchaseOrder.optional(),
  })
  .refine((request) => Object.keys(request).length > 0, {
    message: "Say what to change: name, legalName, gstins or purchaseOrder.",
  });

export type UpdateCompanyRequest = z.output<typeof updateCompanySchema>;

const LIMIT_TEXT = "Enter an amount with at most two decimals, or leave it empty for no limit";

const limit = z
  .number(LIMIT_TEXT)
  .nonnegative(LIMIT_TEXT)
  .max(1_000_000_000, "Enter an amount up to ₹100 crore")
  .refine(isWholePaise, LIMIT_TEXT)
  .nullable();

/** Rupees; null for no limit. Omitted limits stay unchanged; a new member has none. */
const limits = z
  .object({
    order: limit.optional().describe("Most rupees of one order; null for no limit"),
    month: limit.optional().describe("Most rupees of a calendar month in India; null for no limit"),
  })
  .nullable()
  .describe("null for no limits");

export type MemberLimits = z.output<typeof limits>;

const role = z.enum(CompanyRole, "Choose one of the roles");

export const inviteMemberSchema = z.object({ email: emailField, role, limits: limits.optional() });

export type InviteMemberRequest = z.output<typeof inviteMemberSchema>;

export const updateMemberSchema = z
  .object({ role: role.optional(), limits: limits.optional() })
  .refine((request) => Object.keys(request).length > 0, {
    message: "Say what to change: role or limits.",
  });

export type UpdateMemberRequest = z.output<typeof updateMemberSchema>;

export const memberParams = z.object({ id: idField().describe("The member's `_id`") });

const limitsAnswer = z.object({ order: z.number().nullable(), month: z.number().nullable() });

export const memberSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role,
  limits: limitsAnswer.describe("Rupees; null for no limit"),
  spent: z
    .number()
    .describe(
      "Rupees of this calendar month in India: orders that are not cancelled, and requests that wait",
    ),
  joinedAt: z.iso.datetime(),
});

export type Member = z.output<typeof memberSchema>;

export const companySchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  legalName: z.string(),
  state: z.enum(CompanyState).describe("`closed`: the shop takes no orders for it"),
  gstins: z.array(z.object({ gstin: z.string(), billingAddress: postalAddressAnswerSchema })),
  purchaseOrder,
  role: role.describe("The caller's own"),
  credit: creditSchema.shape.credit,
});

export type CompanyAnswer = z.output<typeof companySchema>;

export const companyInvitationSchema = z.object({
  _id: z.uuid(),
  email: z.string(),
  role,
  limits: limitsAnswer,
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export type CompanyInvitationAnswer = z.output<typeof companyInvitationSchema>;

export const handOverSchema = z.object({
  kind: z.enum(["order", "offer", "address"], "Say what is handed over"),
  id: idField().describe("`_id` of an order, an offer or a saved address of one's own"),
});

export type HandOver = z.output<typeof handOverSchema>;
