import { z } from "@/lib/zod";
import { stockChangeSchema } from "@/lib/catalogue/admin-schemas";

/** The form by which a stock is changed: a direction and a count, because phones type no minus. */

const PACKS = "Enter a whole number of packs, 1 or more";

export const stockFormSchema = z.object({
  direction: z.enum(["in", "out"]),
  change: z
    .string()
    .trim()
    .regex(/^\d{1,7}$/, PACKS)
    .transform(Number)
    .refine((packs) => packs > 0, PACKS)
    .pipe(z.number().max(1_000_000, "Change at most 10,00,000 packs at once")),
  reason: stockChangeSchema.shape.reason,
});

type StockForm = z.output<typeof stockFormSchema>;

/** The body of the call: packs that went count below zero. */
export function stockRequest({ direction, change, reason }: StockForm) {
  return { change: direction === "out" ? -change : change, reason };
}

export const USUAL_REASONS = [
  "New batch finished",
  "Counted again",
  "Damaged",
  "Returned by a customer",
  "Given away as a sample",
];
