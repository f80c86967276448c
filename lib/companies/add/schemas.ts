import { CompanyRole } from "@/lib/db/generated/enums";
import {
  emailField,
  idField,
  leftOut,
  nullableText,
  phoneField,
  requiredText,
} from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { consigneeProblem } from "@/lib/shop/delivery/consignee";
import { consigneeField } from "@/lib/shop/gst/gstin-field";
import { refusePin, sentAddressSchema } from "@/lib/identity/addresses/schemas";
import { creditRequestSchema } from "../credit/schemas";
import { openingBalanceSchema } from "../openings/schemas";
import { foundCompanySchema, MAX_MEMBERS } from "../schemas";

export const MAX_ADDRESSES = 20;

/** An address shared by all members of a company. */
const sharedAddressSchema = sentAddressSchema
  .extend({
    label: nullableText(40).optional().describe("What the company calls it, such as Warehouse"),
    phone: leftOut(phoneField),
    gstin: leftOut(consigneeField).describe("Of whom goods are received there, or `URP`"),
  })
  .superRefine((address, context) => {
    refusePin(address, context);
    const message = address.gstin ? consigneeProblem(address.gstin, address) : null;
    if (message) context.addIssue({ code: "custom", message, path: ["gstin"] });
  });

const personSchema = z.object({
  name: requiredText("Name", 100),
  email: emailField,
  role: z.enum(CompanyRole, "Choose one of the roles: owner, approver, buyer, finance or viewer"),
});

/** A company as entered by the shop; omitted fields stay unchanged in an existing company. */
export const companyInputSchema = foundCompanySchema.extend({
  addresses: z
    .array(sharedAddressSchema)
    .max(MAX_ADDRESSES, `A company holds at most ${MAX_ADDRESSES} addresses`)
    .default([])
    .describe("Its members choose them at checkout"),
  people: z
    .array(personSchema)
    .max(MAX_MEMBERS, `A company has at most ${MAX_MEMBERS} people`)
    .default([])
    .superRefine((people, context) => {
      const seen = new Set<string>();
      for (const [index, { email }] of people.entries()) {
        const message = "This email is in the list already";
        if (seen.has(email)) context.addIssue({ code: "custom", message, path: [index, "email"] });
        seen.add(email);
      }
    })
    .describe("Nobody is mailed before they are invited"),
  credit: creditRequestSchema.nullable().optional(),
  openingBalance: openingBalanceSchema.nullable().optional(),
});

export type CompanyInput = z.output<typeof companyInputSchema>;

export const newCompanySchema = companyInputSchema.extend({
  priceList: idField().nullable().optional().describe("The `_id` of a list"),
  buyer: idField()
    .optional()
    .describe(
      "The account of a customer, who becomes its owner at once: their orders stay theirs, their credit moves",
    ),
});

export type NewCompany = z.output<typeof newCompanySchema>;
