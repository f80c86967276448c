import { LineUnit } from "@/lib/db/generated/enums";
import { ORDER_STATUSES, STATUSES_BEFORE } from "@/lib/orders/status";
import { REFUND_MEANS } from "@/lib/payments/kinds";
import { z } from "@/lib/base/input/zod";
import { refundSchema, returnSchema } from "./schemas";

export const orderActionsSchema = z.object({
  stepBack: z
    .object({
      to: z.enum(STATUSES_BEFORE),
      refusal: z.string().nullable().describe("Why it cannot be done, and what to do instead"),
    })
    .nullable()
    .describe("Null where there is nothing to step back from, or when the caller may not"),
  cancel: z
    .object({ asksRestock: z.boolean().describe("Whether production has begun") })
    .nullable()
    .describe("Null for an order that has left or is cancelled, or when the caller may not"),
  endShort: z
    .boolean()
    .describe("Whether a part has left and the rest can be ended; false when the caller may not"),
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
    .describe("The order's lines; null for an order that has not left, or when the caller may not"),
  refundable: z
    .object({
      most: z.number().describe("Of what came in, this is still here"),
      owed: z.number().describe("Of it, this was paid too much and is to be given back"),
      means: z.enum(REFUND_MEANS).describe("As the money came in"),
    })
    .describe("Nothing when the caller may not refund"),
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
      "Lines whose quantity may differ as the offer agreed; empty once billed, or when the caller may not",
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
      "Lines of which something can leave; empty once everything has, or when the caller may not",
    ),
  correctEmail: z
    .boolean()
    .describe("Whether its email may be corrected; false when the caller may not enter orders"),
  invoice: z.string().nullable().describe("Its number"),
  returns: z
    .array(returnSchema)
    .describe("Newest first; empty when the caller may not record them"),
  refunds: z
    .array(refundSchema)
    .describe("Newest first; empty when the caller may not read payments"),
  voidNotes: z
    .array(z.object({ _id: z.uuid(), number: z.string(), total: z.number() }))
    .describe(
      "Void credit notes over goods that are owed again until they are issued again; empty when the caller may not record returns",
    ),
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
