import { z } from "@/lib/base/input/zod";
import { readPacks } from "@/lib/base/tables/read-measure";
import { stockChangeSchema } from "@/lib/catalogue/admin/schemas";
import { MAX_STOCK } from "@/lib/catalogue/number-fields";

/**
 * The form that changes the stock: the kind of change and a positive count, because phone keypads have no minus.
 */

const PACKS = "Enter a whole number of packs, 1 or more";
const COUNTED = "Enter what was counted as a whole number of packs";

export const stockFormSchema = z
  .object({
    direction: z.enum(["in", "out", "counted"]),
    change: z.string().trim(),
    reason: stockChangeSchema.shape.reason,
  })
  .superRefine(({ direction, change }, context) => {
    const message = changeProblem(direction, change);
    if (message) context.addIssue({ code: "custom", message, path: ["change"] });
  });

function changeProblem(direction: string, change: string): string | undefined {
  const { value: packs = -1 } = readPacks(change);
  if (direction === "counted") return packs >= 0 && packs <= MAX_STOCK ? undefined : COUNTED;
  if (packs < 1) return PACKS;
  return packs > 1_000_000 ? "Change at most 10,00,000 packs at once" : undefined;
}

type StockForm = z.output<typeof stockFormSchema>;

/** The request body: removed packs are negative; a counted stock is the count itself. */
export function stockRequest({ direction, change, reason }: StockForm) {
  const { value: packs = NaN } = readPacks(change);
  if (direction === "counted") return { counted: packs, reason };
  return { change: direction === "out" ? -packs : packs, reason };
}

/** Returns the stock after the change; null if the input is invalid. */
export function stockAfter(
  stock: number,
  { direction, change }: Pick<StockForm, "direction" | "change">,
): number | null {
  const { value: packs } = readPacks(change);
  if (packs === undefined || changeProblem(direction, change)) return null;
  if (direction === "counted") return packs;
  return stock + (direction === "out" ? -1 : 1) * packs;
}

export const USUAL_REASONS = [
  "New batch finished",
  "Counted again",
  "Damaged",
  "Returned by a customer",
  "Given away as a sample",
];
