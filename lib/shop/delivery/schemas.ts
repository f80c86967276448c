import { productIdsField } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";

const MAX_PRODUCTS = 5;

const PIN_MESSAGE = "Enter a 6-digit PIN code";

export const pinField = z
  .string(PIN_MESSAGE)
  .trim()
  .regex(/^[1-9]\d{5}$/, PIN_MESSAGE)
  .describe("Six digits, the first of which is not 0");

export const deliveryQuerySchema = z.object({
  pin: pinField,
  product: productIdsField(MAX_PRODUCTS).describe(
    `The product that is to arrive, or at most ${MAX_PRODUCTS} with commas between them: each may have a lead time of its own, and they leave with the one that takes longest. Of a cart the slowest are enough (\`dispatchDays\` of its quote)`,
  ),
});

export const deliverySchema = z.object({
  served: z.boolean(),
  state: z.string().nullable().describe("Where the PIN code is; null for one that no state has"),
  earliest: z.iso
    .date()
    .nullable()
    .describe("When an order placed now would arrive, in India; null where it is not served"),
  latest: z.iso
    .date()
    .nullable()
    .describe("The day by which it is promised, as the order's page would tell it"),
});

export type DeliveryAnswer = z.output<typeof deliverySchema>;
