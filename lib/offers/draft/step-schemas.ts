import { isWholePaise, toPaise, toRupees } from "@/lib/pricing/money";
import { z } from "@/lib/base/input/zod";
import {
  DUE_RULES,
  MAX_DAYS,
  MAX_STEPS,
  type DueRule,
  type PaymentSteps,
} from "@/lib/orders/due/payment-steps";

/** Payment steps of an accepted offer, as the shop enters them; amounts in rupees. */

const PERCENT = "Enter whole percent from 1 to 99.";
const AMOUNT = "Enter an amount in rupees above 0.";
const DAYS = `Enter whole days from 0 to ${MAX_DAYS}.`;

const countsDays = (rule: DueRule) => rule === "after_acceptance" || rule === "after_invoice";

const stepSchema = z
  .object({
    percent: z.number(PERCENT).int(PERCENT).min(1, PERCENT).max(99, PERCENT).optional(),
    amount: z.number(AMOUNT).positive(AMOUNT).refine(isWholePaise, AMOUNT).optional(),
    rule: z.enum(DUE_RULES, "Choose when it is paid."),
    days: z.number(DAYS).int(DAYS).min(0, DAYS).max(MAX_DAYS, DAYS).optional(),
  })
  .refine(({ rule, days }) => days !== undefined || !countsDays(rule), {
    message: DAYS,
    path: ["days"],
  })
  .refine(({ rule, days }) => days === undefined || countsDays(rule), {
    message: "Days count after the order or after an invoice alone.",
    path: ["days"],
  });

type Step = z.output<typeof stepSchema>;

const isPart = ({ percent, amount }: Step) => (percent === undefined) !== (amount === undefined);

/** Every step but the last is a share or an amount; the last is the rest. */
export const stepsSchema = z
  .array(stepSchema)
  .min(1, "Add a step.")
  .max(MAX_STEPS)
  .refine((steps) => steps.slice(0, -1).every(isPart), {
    message: "Enter either percent or an amount for every step but the last.",
  })
  .refine((steps) => !steps.at(-1)?.percent && !steps.at(-1)?.amount, {
    message: "The last step is the rest: leave its percent and amount empty.",
  })
  .refine((steps) => steps.reduce((sum, { percent = 0 }) => sum + percent, 0) < 100, {
    message: "The steps before the last come to less than 100%.",
  });

export type StepsInput = z.output<typeof stepsSchema>;

export const toStoredSteps = (steps: StepsInput): PaymentSteps =>
  steps.map(({ amount, ...step }) => ({
    ...step,
    ...(amount !== undefined && { paise: toPaise(amount) }),
  }));

export const stepsAnswer = (steps: PaymentSteps): StepsInput =>
  steps.map(({ paise, ...step }) => ({
    ...step,
    ...(paise !== undefined && { amount: toRupees(paise) }),
  }));
