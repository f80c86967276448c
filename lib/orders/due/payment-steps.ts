import { z } from "@/lib/base/input/zod";

/** Rules for the due day of a part. */
export const DUE_RULES = [
  "after_acceptance",
  "before_production",
  "before_dispatch",
  "after_invoice",
  "on_delivery",
] as const;

export type DueRule = (typeof DUE_RULES)[number];

export const MAX_STEPS = 5;
export const MAX_DAYS = 365;

/**
 * Stored payment steps: each a share of the order or an amount in paise. The last step has neither: it is the rest,
 * whatever the order finally costs.
 */
export const paymentStepsSchema = z
  .array(
    z.object({
      percent: z.number().int().min(1).max(100).optional(),
      paise: z.number().int().min(1).optional(),
      rule: z.enum(DUE_RULES),
      days: z.number().int().min(0).max(MAX_DAYS).optional(),
    }),
  )
  .min(1)
  .max(MAX_STEPS);

export type PaymentSteps = z.output<typeof paymentStepsSchema>;
export type PaymentStep = PaymentSteps[number];

/** Parses the column; null for an order without steps. */
export const parseSteps = (stored: unknown): PaymentSteps | null =>
  stored === null || stored === undefined ? null : paymentStepsSchema.parse(stored);

/** An advance before production, then the rest. */
export const withAdvance = (percent: number, remaining: PaymentStep): PaymentSteps =>
  percent > 0 ? [{ percent, rule: "before_production" }, remaining] : [remaining];

/** Percent of the order due before production; 0 for a fixed amount. */
export const advanceShare = (steps: PaymentSteps): number =>
  steps.reduce((sum, step, index) => {
    if (step.rule !== "before_production") return sum;
    const isRest = index === steps.length - 1;
    const before = steps.slice(0, index).reduce((all, { percent = 0 }) => all + percent, 0);
    return sum + (isRest ? 100 - before : (step.percent ?? 0));
  }, 0);
