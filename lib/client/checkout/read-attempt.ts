import {
  orderFiguresSchema,
  placeOrderSchema,
  type OrderFigures,
  type PlaceOrderRequest,
} from "@/lib/orders/schemas";
import type { OrderAttempt } from "./attempt";

/** What an attempt holds, which may come from a history entry and be anything. */

/** The request of an attempt; null where it is none that could be sent. */
export function requestOf({ request }: OrderAttempt): PlaceOrderRequest | null {
  try {
    return placeOrderSchema.safeParse(JSON.parse(request)).data ?? null;
  } catch {
    return null;
  }
}

/** How its total came about; undefined where it does not say. */
export function attemptFigures({ figures }: OrderAttempt): OrderFigures | undefined {
  return orderFiguresSchema.safeParse(figures).data;
}
