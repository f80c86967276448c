import {
  orderFiguresSchema,
  placeOrderSchema,
  type OrderFigures,
  type PlaceOrderRequest,
} from "@/lib/orders/schemas";
import type { OrderAttempt } from "./attempt";

// Apart from attempt.ts, because zod is too large for the first scripts of the checkout.

/** The members of an attempt may come from a history entry, so they can be anything. */

/** The request of an attempt; null when it cannot be sent. */
export function readAttemptRequest({ request }: OrderAttempt): PlaceOrderRequest | null {
  try {
    return placeOrderSchema.safeParse(JSON.parse(request)).data ?? null;
  } catch {
    return null;
  }
}

/** The figures of its total; undefined when it has none. */
export function attemptFigures({ figures }: OrderAttempt): OrderFigures | undefined {
  return orderFiguresSchema.safeParse(figures).data;
}
