import { dayNamed, isSunday } from "@/lib/india-time";
import { daysLater } from "@/lib/working-time/calendar";
import {
  expectedDispatch,
  type DispatchRules,
  type LeadTime,
} from "@/lib/working-time/expected-dispatch";
import { stateOfPin } from "./pin-states";
import { roadDays, type PlaceDays } from "./road-days";
import type { DeliveryAnswer } from "./schemas";

export interface DeliveryRules extends DispatchRules {
  serviceableStates: readonly string[];
  deliveryDays: readonly PlaceDays[];
}

/** No delivery is promised for a Sunday (docs/product.md: Claims). */
const withoutSunday = (day: string) => (isSunday(dayNamed(day)) ? daysLater(day, 1) : day);

interface AskedDelivery {
  pin: string;
  now: Date;
  /** Of the product that is asked about. */
  leadTime: LeadTime;
}

/** Whether goods go there, and when an order of this moment would arrive (docs/product.md: Delivery). */
export function deliveryPromise(
  rules: DeliveryRules,
  { pin, now, leadTime }: AskedDelivery,
): DeliveryAnswer {
  const state = stateOfPin(pin);
  const days =
    state !== null && isShippedTo(rules, state)
      ? roadDays(rules.deliveryDays, { pin, state })
      : null;
  if (!days) return { served: false, state, earliest: null, latest: null };
  const leaves = expectedDispatch(rules, now, [leadTime]);
  const arrival = (onTheRoad: number) => withoutSunday(daysLater(leaves, onTheRoad));
  return { served: true, state, earliest: arrival(days.least), latest: arrival(days.most) };
}

function isShippedTo({ serviceableStates }: DeliveryRules, state: string): boolean {
  return serviceableStates.some((name) => name.toLowerCase() === state.toLowerCase());
}
