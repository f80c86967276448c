import { CompanyRole, OfferState, ProofStage } from "@/lib/db/generated/enums";
import { z } from "@/lib/base/input/zod";
import { postalAddressAnswerSchema } from "@/lib/identity/addresses/schemas";
import { listedOrderSchema } from "@/lib/orders/admin-schemas";

/** How many of each list a customer's page shows; the lists have the rest. */
export const CUSTOMER_ROWS = 8;

const named = z.object({ _id: z.uuid(), name: z.string() });
const { _id, orderId, status, createdAt, totalAmount } = listedOrderSchema.shape;
const order = z.object({ _id, orderId });

/** All of one buyer or company; a part that the caller may not read is null. */
export const customerSchema = z.object({
  _id: z.uuid(),
  isCompany: z.boolean(),
  name: z.string(),
  company: z.string().nullable(),
  email: z.string().nullable(),
  gstin: z.string().nullable(),
  memberOf: named.nullable().describe("The company that a person buys for"),
  people: z
    .array(named.extend({ email: z.string(), role: z.enum(CompanyRole) }))
    .describe("The members of a company"),
  priceList: named.nullable().describe("Of a company"),
  orders: z
    .object({
      items: z.array(
        order.extend({ status, createdAt, totalAmount, due: z.number().describe("Rupees") }),
      ),
      total: z.number().int(),
      due: z.number().describe("Rupees that are still to be paid for all of them"),
    })
    .nullable(),
  offers: z
    .array(
      z.object({
        _id: z.uuid(),
        number: z.string(),
        state: z.enum(OfferState),
        createdAt: z.iso.datetime(),
      }),
    )
    .nullable(),
  artwork: z
    .array(
      named.extend({
        order,
        stage: z.enum(ProofStage),
        picture: z.string().nullable().describe("The first page of its newest proof"),
      }),
    )
    .nullable(),
  addresses: z
    .array(postalAddressAnswerSchema.extend({ _id: z.uuid(), label: z.string().nullable() }))
    .nullable(),
  notes: z
    .array(
      z.object({
        _id: z.uuid(),
        text: z.string(),
        by: z.string(),
        at: z.iso.datetime(),
        order,
      }),
    )
    .nullable(),
});

export type CustomerAnswer = z.output<typeof customerSchema>;
