import { canHaveHappened } from "@/lib/base/input/typed-days";
import { dayNamed } from "@/lib/base/india-time";
import { z } from "@/lib/base/input/zod";
import { isWholePaise } from "@/lib/pricing/money";

const AMOUNT = "Enter an amount up to ₹100 crore with at most two decimals";
const MOST_RUPEES = 1_000_000_000;
const DAY = "Enter a day that is not in the future, and of the last two years";

export const isOpeningDay = (day: string): boolean => canHaveHappened(dayNamed(day));

/** A company's debt when the shop began to keep its account. */
export const openingBalanceSchema = z.object({
  amount: z
    .number(AMOUNT)
    .min(-MOST_RUPEES, AMOUNT)
    .max(MOST_RUPEES, AMOUNT)
    .refine(isWholePaise, AMOUNT)
    .describe("Rupees; below 0 the shop owed it"),
  at: z.iso
    .date(DAY)
    .refine(isOpeningDay, DAY)
    .describe("The day in India at whose beginning it was owed"),
});
