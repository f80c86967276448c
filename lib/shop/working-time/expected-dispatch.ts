import { addWorkingDays, startOfWork, type WorkingCalendar } from "./calendar";

export interface DispatchRules extends WorkingCalendar {
  /** Working days after the one on which an order comes in; what is sold lies in stock. */
  dispatchDays: number;
}

/** The lead time of a product; null where it is the shop's usual one. */
export type LeadTime = number | null;

/** Working days until products leave together: those of the one that takes longest. */
export const daysToLeave = (
  { dispatchDays: usual }: Pick<DispatchRules, "dispatchDays">,
  leadTimes: readonly LeadTime[],
): number => (leadTimes.length === 0 ? usual : Math.max(...leadTimes.map((days) => days ?? usual)));

/**
 * The day in India by which an order of such products leaves that comes in at that moment (docs/product.md:
 * Dispatch): "2026-11-25".
 */
export const expectedDispatch = (
  rules: DispatchRules,
  moment: Date,
  leadTimes: readonly LeadTime[],
): string => addWorkingDays(rules, startOfWork(rules, moment), daysToLeave(rules, leadTimes));
