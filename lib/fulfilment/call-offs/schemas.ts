import { idField, leftOut, nullableLines } from "@/lib/base/input/fields";
import { plannedDay } from "@/lib/base/input/typed-days";
import { z } from "@/lib/base/input/zod";

/** Schemas of call-offs: parts of a call-off order with a dispatch day. */

const quantity = z
  .number("Enter a quantity.")
  .int("Enter a whole number.")
  .min(1, "Enter at least 1.")
  .max(100_000_000, "Enter fewer.")
  .describe("Of the line's unit");

const on = plannedDay().describe("The day in India on which it is to leave");

const MAX_AT_ONCE = 50;

export const callOffsRequestSchema = z.object({
  callOffs: z
    .array(
      z.object({
        line: idField().describe("`_id` of a line in the order's `products`"),
        quantity,
        on,
      }),
      "Choose the goods to call off.",
    )
    .min(1, "Choose the goods to call off.")
    .max(MAX_AT_ONCE, `Call off at most ${MAX_AT_ONCE} at once.`),
});

export type CallOffsRequest = z.output<typeof callOffsRequestSchema>;

export const callOffChangeSchema = z
  .object({ quantity: quantity.optional(), on: on.optional() })
  .refine((change) => change.quantity ?? change.on, { message: "Say what to change." });

export type CallOffChange = z.output<typeof callOffChangeSchema>;

export const callOffDecisionSchema = z.object({
  state: z.enum(["agreed", "declined"], "Choose an answer."),
  quantity: leftOut(quantity).describe("Agrees to another quantity than was asked"),
  on: leftOut(on).describe("Agrees to another day than was asked"),
  words: nullableLines(500)
    .optional()
    .describe("The customer reads them by email and on the order's page; left out, they stay"),
});

export type CallOffDecision = z.output<typeof callOffDecisionSchema>;

export const callOffOrderSchema = z.object({ kept: z.boolean() });
