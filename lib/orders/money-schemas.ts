import { ImsState, PaymentMeans } from "@/lib/db/generated/enums";
import { z } from "@/lib/base/input/zod";
import { PAYMENT_METHODS } from "@/lib/shop/payment-methods/methods";
import { PAYMENT_STATES } from "./order-payment";
import { DOCUMENT_KINDS } from "./read/printed-kinds";
import { DUE_PARTS, DUE_STATES } from "./due/due-rows";
import { DUE_RULES } from "./due/payment-steps";

/** Payment method, due amounts, documents and refunds of an order; amounts in rupees. */
export const orderMoneySchema = z.object({
  payment: z.object({
    method: z
      .enum(PAYMENT_METHODS)
      .nullable()
      .describe("Null where no way to pay was switched on when the order was placed"),
    state: z.enum(PAYMENT_STATES).describe("What the ledger says of the order"),
    due: z.number().describe("Rupees still to be paid"),
    paid: z.number().describe("Rupees that came in"),
    refunded: z.number().describe("Rupees that went back"),
    billed: z.boolean().describe("Whether its invoice was issued"),
    dueOn: z.iso
      .date()
      .nullable()
      .describe(
        "The first day in India by which something unpaid is due; null while none is known",
      ),
  }),
  due: z
    .array(
      z.object({
        what: z.enum(DUE_PARTS),
        amount: z.number(),
        by: z.iso
          .date()
          .nullable()
          .describe("The last day to pay it on, in India; null until its rule can name one"),
        rule: z
          .enum(DUE_RULES)
          .nullable()
          .describe(
            "What the day follows from: `after_acceptance` and `after_invoice` count days, the others come before or with the work; null where nothing was agreed",
          ),
        state: z
          .enum(DUE_STATES)
          .describe("`open` until it is to be paid, `due`, `overdue` after its day, or `paid`"),
        paid: z.number().describe("Rupees that came in for it; for the earlier rows first"),
      }),
    )
    .describe("What is to be paid when, in order; together what is charged for the order"),
  documents: z
    .array(
      z.object({
        kind: z.enum(DOCUMENT_KINDS),
        number: z.string(),
        date: z.iso.date().describe("In India"),
        url: z.string().describe("The PDF on this site; a guest adds `key` as for the order"),
        superseded: z
          .boolean()
          .optional()
          .describe("Of a proforma that another one has taken the place of"),
        irn: z.string().optional().describe("Invoice Reference Number, once recorded"),
        irnAt: z.iso.datetime().optional().describe("When the portal gave it"),
        cancelled: z
          .literal(true)
          .optional()
          .describe("The IRN was cancelled: the document is void"),
        ims: z
          .object({ state: z.enum(ImsState), on: z.iso.date() })
          .optional()
          .describe("What the buyer did with a credit note in GST's Invoice Management System"),
      }),
    )
    .describe("Its documents: the proforma first, then what was issued, oldest first"),
  refunds: z
    .array(
      z.object({
        amount: z.number(),
        means: z.enum(PaymentMeans),
        reference: z.string().nullable(),
        at: z.iso.datetime(),
        reason: z.string().nullable().describe("Why, where the shop tells its customer"),
      }),
    )
    .optional()
    .describe("Money that went back, oldest first; only where one order is read"),
});
