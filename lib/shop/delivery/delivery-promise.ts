import { INDIAN_STATES } from "@/lib/shop/gst/states";
import { dayNamed, isSunday } from "@/lib/base/india-time";
import {
  daysLater,
  expectedDispatch,
  type DispatchRules,
  type LeadTime,
} from "@/lib/shop/working-time/calendar";
import { destinationOf, stateOfPin, type Address } from "./pin-states";
import { roadDays, type PlaceDays } from "./road-days";
import type { DeliveryAnswer } from "./schemas";

export interface DeliveryRules extends DispatchRules {
  serviceableStates: readonly string[];
  deliveryDays: readonly PlaceDays[];
}

/** No delivery is promised for a Sunday (docs/product.md: Claims). */
const withoutSunday = (day: string) => (isSunday(dayNamed(day)) ? daysLater(day, 1) : day);

interface Arrival {
  /** "2026-11-25", in India. */
  earliest: string;
  latest: string;
}

interface AskedArrival {
  pin: string;
  state: string;
  /** When the order comes in. */
  at: Date;
  /** Of what is ordered together. */
  leadTimes: readonly LeadTime[];
}

/** Between which days an order of that moment arrives; null where nothing is delivered. */
export function expectedArrival(
  rules: DeliveryRules,
  { pin, state, at, leadTimes }: AskedArrival,
): Arrival | null {
  const days = roadDays(rules.deliveryDays, { pin, state });
  if (!days) return null;
  const leaves = expectedDispatch(rules, at, leadTimes);
  const arrival = (onTheRoad: number) => withoutSunday(daysLater(leaves, onTheRoad));
  return { earliest: arrival(days.least), latest: arrival(days.most) };
}

interface AskedDelivery {
  pin: string;
  now: Date;
  /** Of the products that are asked about. */
  leadTimes: readonly LeadTime[];
}

/** Whether goods go there, and when an order of this moment would arrive (docs/product.md: Delivery). */
export function deliveryPromise(
  rules: DeliveryRules,
  { pin, now, leadTimes }: AskedDelivery,
): DeliveryAnswer {
  const state = stateOfPin(pin);
  const arrival =
    state !== null && isShippedTo(rules, state)
      ? expectedArrival(rules, { pin, state, at: now, leadTimes })
      : null;
  if (!arrival) return { served: false, state, earliest: null, latest: null };
  return { served: true, state, ...arrival };
}

/** Whether goods that were ordered to an address go there, in whichever of the states that the shop ships to. */
export function isDelivered(rules: DeliveryRules, address: Address): boolean {
  const { pin, state } = destinationOf(address);
  if (roadDays(rules.deliveryDays, { pin, state }) === null) return false;
  // No PIN code can be compared with a name that is no state's, which shops of earlier versions may have saved.
  return isShippedTo(rules, state) || !INDIAN_STATES.includes(address.state);
}

function isShippedTo({ serviceableStates }: DeliveryRules, state: string): boolean {
  return serviceableStates.some((name) => name.toLowerCase() === state.toLowerCase());
}
