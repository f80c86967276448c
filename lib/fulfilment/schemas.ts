import { idField, optionalText, requiredText } from "@/lib/base/input/fields";
import { LineUnit } from "@/lib/db/generated/enums";
import { ORDER_STATUSES, STATUSES_BEFORE } from "@/lib/orders/status";
import { PAYMENT_MEANS, REFUND_MEANS } from "@/lib/payments/kinds";
import {
  GATEWAY_METHODS,
  GATEWAY_TITLES,
  MAX_AMOUNT_PAISE,
} from "@/lib/shop/payment-methods/methods";
import { toRupees, isWholePaise } from "@/lib/pricing/money";
import { z } from "@/lib/base/input/zod";

/** Refunds, returns, cancellations and steps back by staff. Amounts in rupees. */

const reason = requiredText("Reason", 500)
  .meta({ example: "The board is sold out." })
  .describe("Kept with the order and in the audit log");
const tellReason = z
  .boolean()
  .optional()
  .describe("Whether the customer reads the reason too, in these words");

export const cancellationSchema = z.object({
  reason,
  tellReason,
  restock: z
    .boolean()
    .optional()
    .describe(
      "Whether its packs return to the stock. Without it they do from Pending; from Processing it has to be said",
    ),
});

export type CancellationRequest = z.output<typeof cancellationSchema>;

export const endShortSchema = z.object({
  reason,
  tellReason,
  stock: z
    .enum(["back", "written_off"], "Choose whether the packs go back to stock.")
    .describe(
      "What becomes of the packs that never left; printed ones have no stock to go back to",
    ),
});

export type EndShortRequest = z.output<typeof endShortSchema>;

export const stepBackSchema = z.object({
  to: z.enum(STATUSES_BEFORE).describe("The status before the one that was given by mistake"),
  reason: reason.describe("Kept with the order and in the audit log; the customer never reads it"),
});

export type StepBackRequest = z.output<typeof stepBackSchema>;

const WRONG_AMOUNT = "Enter an amount in rupees above 0, such as 2000 or 149.50";

export const refundAmount = z
  .number(WRONG_AMOUNT)
  .positive(WRONG_AMOUNT)
  .max(toRupees(MAX_AMOUNT_PAISE), WRONG_AMOUNT)
  .refine(isWholePaise, WRONG_AMOUNT);

const PAID_OUT = GATEWAY_METHODS.map(
  (name) => `\`${name}\` has ${GATEWAY_TITLES[name]} pay it out`,
);

const refund = {
  amount: refundAmount.describe("Rupees; no more than came in and is still here"),
  means: z
    .enum(REFUND_MEANS)
    .optional()
    .describe(
      `${PAID_OUT.join(", ")}; the others write down what went back already. Without it, as the money came in`,
    ),
  reference: optionalText(60).describe("The bank's word for it, such as a UTR"),
  mostRead: z
    .number()
    .nonnegative()
    .optional()
    .describe("`refundable.most` as it was shown: where that is another by now, 409"),
};

export const refundRequestSchema = z.object({
  ...refund,
  reason,
  tellReason,
  restock: z
    .boolean()
    .optional()
    .describe(
      "Also records that all packs which are still out came back, and puts them into the stock",
    ),
});

export type RefundRequest = z.output<typeof refundRequestSchema>;

export const MAX_RETURN_LINES = 100;

export const returnedLinesSchema = z
  .array(
    z.object({
      line: idField().describe("`line` of GET /admin/orders/{id}/actions"),
      quantity: z.number().int().min(1).describe("Packs"),
      restock: z.boolean().describe("Whether they return to the stock"),
    }),
  )
  .min(1, "Choose what was returned.")
  .max(MAX_RETURN_LINES)
  .refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, {
    message: "Name each line once.",
  });

export const returnRequestSchema = z.object({
  lines: returnedLinesSchema,
  returnedRead: z
    .number()
    .int()
    .nonnegative()
    .optional()
    .describe("Packs that had come back in all as it was shown: where more have by now, 409"),
  reason,
  tellReason,
  refund: z
    .object(refund)
    .optional()
    .describe("Gives money back in the same step; it needs the permission for refunds"),
});

export type ReturnRequest = z.output<typeof returnRequestSchema>;

const paperSchema = z.object({
  number: z.string(),
  date: z.iso.date().describe("In India"),
  total: z.number(),
});

export const REFUND_STATES = ["under_way", "done", "failed", "taken_back"] as const;

export const refundSchema = z.object({
  _id: z.uuid(),
  amount: z.number(),
  means: z.enum(PAYMENT_MEANS),
  reference: z.string().nullable(),
  reason: z.string(),
  state: z
    .enum(REFUND_STATES)
    .describe(
      "`under_way`: the payment gateway has not answered yet; `taken_back`: it stood in the ledger and was taken back",
    ),
  failure: z.string().nullable().describe("Why it failed"),
  at: z.iso.datetime(),
  by: z.string(),
  creditNote: paperSchema.nullable(),
  creditDue: z
    .number()
    .describe(
      "Above 0 for one made in a payment gateway's dashboard that waits for its credit note: over so much",
    ),
});

export type RefundAnswer = z.output<typeof refundSchema>;

export const refundMadeSchema = z.object({
  refund: refundSchema,
  creditNote: paperSchema.optional().describe("The one that was issued with it"),
});

export type RefundMade = z.output<typeof refundMadeSchema>;

export const returnSchema = z.object({
  _id: z.uuid(),
  at: z.iso.datetime(),
  by: z.string(),
  reason: z.string(),
  value: z.number().describe("What the packs come to with their share of discount and tax"),
  products: z.array(
    z.object({
      line: z.uuid(),
      name: z.string(),
      quantity: z.number().int(),
      restocked: z.boolean(),
    }),
  ),
  creditNote: paperSchema.nullable(),
});

export type ReturnAnswer = z.output<typeof returnSchema>;

export const returnMadeSchema = z.object({
  return: returnSchema,
  creditNote: paperSchema.optional(),
  refund: refundSchema.optional(),
});

export type ReturnMade = z.output<typeof returnMadeSchema>;

export const returnQuoteRequestSchema = z.object({ lines: returnedLinesSchema });

export const returnQuoteSchema = z.object({
  value: z.number().describe("What the packs come to with their share of discount and tax"),
  owed: z.number().describe("What is to be given back then, as far as it was paid"),
});

export type ReturnQuote = z.output<typeof returnQuoteSchema>;

export const recordMadeSchema = z.object({
  quantity: z
    .number("Enter a quantity.")
    .int("Enter a whole number.")
    .min(1, "Enter at least 1.")
    .max(100_000_000, "Enter fewer.")
    .describe("Of the line's unit, as it was made"),
});

export const orderActionsSchema = z.object({
  stepBack: z
    .object({
      to: z.enum(STATUSES_BEFORE),
      refusal: z.string().nullable().describe("Why it cannot be done, and what to do instead"),
    })
    .nullable()
    .describe("Null where there is nothing to step back from, or for anyone who may not"),
  cancel: z
    .object({ asksRestock: z.boolean().describe("Whether production has begun") })
    .nullable()
    .describe("Null for an order that has left or is cancelled, or for anyone who may not"),
  endShort: z
    .boolean()
    .describe("Whether a part has left and the rest can be ended; false for anyone who may not"),
  returnable: z
    .array(
      z.object({
        line: z.uuid(),
        name: z.string(),
        packSize: z.string().nullable(),
        isStock: z.boolean().describe("Whether what comes back can go into the stock"),
        bought: z.number().int(),
        returned: z.number().int(),
        compensated: z.number().int().describe("Returned, credited or replaced"),
      }),
    )
    .nullable()
    .describe("The order's lines; null for an order that has not left, or for anyone who may not"),
  refundable: z
    .object({
      most: z.number().describe("Of what came in, this is still here"),
      owed: z.number().describe("Of it, this was paid too much and is to be given back"),
      means: z.enum(REFUND_MEANS).describe("As the money came in"),
    })
    .describe("Nothing for anyone who may not refund"),
  made: z
    .array(
      z.object({
        line: z.uuid(),
        name: z.string(),
        unit: z.enum(LineUnit),
        ordered: z.number().int(),
        made: z.number().int(),
        least: z.number().int(),
        most: z.number().int(),
      }),
    )
    .describe(
      "Lines whose quantity may differ as the offer agreed; empty once billed, or for anyone who may not",
    ),
  dispatchable: z
    .array(
      z.object({
        line: z.uuid(),
        name: z.string(),
        unit: z.enum(LineUnit),
        quantity: z.number().int(),
        dispatched: z.number().int(),
        most: z.number().int().describe("As many can leave now, within what was agreed"),
        mayEndShort: z.boolean().describe("Whether its offer allows to deliver fewer"),
      }),
    )
    .describe(
      "Lines of which something can leave; empty once everything has, or for anyone who may not",
    ),
  correctEmail: z
    .boolean()
    .describe("Whether its email may be corrected; false for anyone who may not enter orders"),
  invoice: z.string().nullable().describe("Its number"),
  returns: z.array(returnSchema).describe("Newest first; empty for anyone who may not record them"),
  refunds: z
    .array(refundSchema)
    .describe("Newest first; empty for anyone who may not read payments"),
  reasons: z
    .array(
      z.object({
        status: z.enum(ORDER_STATUSES),
        takesBack: z.enum(ORDER_STATUSES).nullable(),
        at: z.iso.datetime(),
        by: z.string(),
        reason: z.string(),
        told: z.boolean().describe("Whether the customer reads it too"),
        restocked: z.boolean().nullable().describe("Of a cancellation"),
      }),
    )
    .describe("Why it was cancelled and stepped back, newest first"),
});

export type OrderActions = z.output<typeof orderActionsSchema>;
