import { INDIAN_STATES } from "@/lib/shop/gst/states";
import { dayNamed, daysLater, isSunday } from "@/lib/base/india-time";
import {
  expectedDispatch,
  type DispatchRules,
  type LeadTime,
} from "@/lib/shop/working-time/calendar";
import { toDestination, stateOfPin, type Address } from "@/lib/shop/gst/pin-states";
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

interface ArrivalQuery {
  pin: string;
  state: string;
  /** The moment when the order is placed. */
  at: Date;
  /** Lead times of the products that are ordered together. */
  leadTimes: readonly LeadTime[];
}

/**
 * Returns the first and last day on which an order of that moment arrives; null when the shop does not deliver there.
 */
export function expectedArrival(
  rules: DeliveryRules,
  { pin, state, at, leadTimes }: ArrivalQuery,
): Arrival | null {
  return arrivalAfter(rules, { pin, state, leaves: expectedDispatch(rules, at, leadTimes) });
}

/** Arrival for a known day of dispatch. */
export function arrivalAfter(
  rules: Pick<DeliveryRules, "deliveryDays">,
  { pin, state, leaves }: { pin: string; state: string; leaves: string },
): Arrival | null {
  const days = roadDays(rules.deliveryDays, { pin, state });
  if (!days) return null;
  const arrival = (onTheRoad: number) => withoutSunday(daysLater(leaves, onTheRoad));
  return { earliest: arrival(days.least), latest: arrival(days.most) };
}

interface DeliveryQuery {
  pin: string;
  now: Date;
  /** Lead times of the products that the customer asks about. */
  leadTimes: readonly LeadTime[];
}

/**
 * Returns whether the shop delivers there, and when an order of this moment would arrive (docs/product.md: Delivery).
 */
export function deliveryPromise(
  rules: DeliveryRules,
  { pin, now, leadTimes }: DeliveryQuery,
): DeliveryAnswer {
  const state = stateOfPin(pin);
  const arrival =
    state !== null && isShippedTo(rules, state)
      ? expectedArrival(rules, { pin, state, at: now, leadTimes })
      : null;
  if (!arrival) return { served: false, state, earliest: null, latest: null };
  return { served: true, state, ...arrival };
}

/** True when the shop delivers to an order's address, in any of the states that it ships to. */
export function isDelivered(rules: DeliveryRules, address: Address): boolean {
  const { pin, state } = toDestination(address);
  if (roadDays(rules.deliveryDays, { pin, state }) === null) return false;
  // Shops of earlier versions may have saved a name that is not a state; a PIN code cannot be compared with it.
  return isShippedTo(rules, state) || !INDIAN_STATES.includes(address.state);
}

function isShippedTo({ serviceableStates }: DeliveryRules, state: string): boolean {
  return serviceableStates.some((name) => name.toLowerCase() === state.toLowerCase());
}
