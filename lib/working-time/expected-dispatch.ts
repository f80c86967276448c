import { addWorkingDays, startOfWork, type WorkingCalendar } from "./calendar";

export interface DispatchRules extends WorkingCalendar {
  /** Working days after the one on which an order comes in; what is sold lies in stock. */
  dispatchDays: number;
}

/** The day in India by which an order leaves that comes in at that moment (docs/product.md: Dispatch): "2026-11-25". */
export const expectedDispatch = (rules: DispatchRules, moment: Date): string =>
  addWorkingDays(rules, startOfWork(rules, moment), rules.dispatchDays);
