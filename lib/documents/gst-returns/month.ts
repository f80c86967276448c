import { z } from "@/lib/base/input/zod";

/** A calendar month in India, such as "2026-11". */

const MONTH_NEEDED = "Choose a month, such as 2026-11";

export const monthField = z
  .string(MONTH_NEEDED)
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, MONTH_NEEDED)
  .describe("In India, such as 2026-11");

/** The first day of the month, and of the next month. */
export function monthSpan(month: string): { from: string; until: string } {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
  return { from: `${month}-01`, until: `${next}-01` };
}
