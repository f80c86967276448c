import { z } from "@/lib/base/input/zod";

/** Months of the report, including the current one. */
export const OUTCOME_MONTHS = 12;

/** Upper bounds in days of the age groups of open offers, since first sent; the last group is unbounded. */
export const AGES = [7, 14, 30] as const;

const sum = z.object({
  count: z.int(),
  value: z.number().describe("Rupees, as the last sent version says"),
});

export const outcomesSchema = z.object({
  open: sum.describe("Sent, and still to be accepted"),
  ages: z
    .array(sum.extend({ from: z.int(), to: z.int().nullable().describe("Null: without end") }))
    .describe("The open ones by days since they were first sent"),
  months: z
    .array(
      z.object({
        month: z.string().meta({ example: "2026-11" }).describe("In which they ended, in India"),
        accepted: sum.describe("With the total of the order"),
        declined: sum,
        withdrawn: sum,
        expired: sum,
      }),
    )
    .describe(`The last ${OUTCOME_MONTHS} months, the newest first, of offers that were sent`),
});

export type Outcomes = z.output<typeof outcomesSchema>;
