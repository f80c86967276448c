import { idField, leftOut, momentField, optionalText, requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { trackingSchema } from "@/lib/orders/admin-schemas";

/** Goods of an order that leave together, as staff record them. */

const MAX_DISPATCH_LINES = 100;

/** Where the goods are handed over. */
export const dispatchFields = {
  carrier: optionalText(60),
  number: optionalText(60).describe("The tracking number"),
};

export const dispatchRequestSchema = z
  .object({
    lines: z
      .array(
        z.object({
          line: idField().describe("`_id` of a line in the order's `products`"),
          quantity: z
            .number("Enter a quantity.")
            .int("Enter a whole number.")
            .min(1, "Enter at least 1.")
            .max(100_000_000, "Enter fewer.")
            .describe("Of the line's unit"),
        }),
      )
      .min(1, "Choose what leaves.")
      .max(MAX_DISPATCH_LINES, `Name at most ${MAX_DISPATCH_LINES} lines.`)
      .refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, {
        message: "Name each line once.",
      }),
    ...dispatchFields,
    url: trackingSchema.shape.url,
    at: leftOut(momentField()).describe("When it left; now without it"),
    callOffs: z
      .array(idField())
      .max(MAX_DISPATCH_LINES)
      .optional()
      .describe(
        "The call-offs that it is for, by `_id`; without them those of its lines are met by day",
      ),
    last: z
      .boolean()
      .optional()
      .describe(
        "Nothing more of these lines follows: one that may be delivered short, as its offer agreed, is closed and billed as made",
      ),
    invoice: z
      .boolean()
      .optional()
      .describe("Issues its invoice in the same step; without it, it is issued by its own call"),
  })
  .refine(({ carrier, number }) => !number || carrier, {
    message: "Name the carrier of this tracking number.",
    path: ["carrier"],
  });

export const takeBackSchema = z.object({
  reason: requiredText("Reason", 500).describe(
    "Kept in the audit log; the customer never reads it",
  ),
});

export type DispatchRequest = z.output<typeof dispatchRequestSchema>;
