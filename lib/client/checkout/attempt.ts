import {
  orderFiguresSchema,
  placeOrderSchema,
  type OrderFigures,
  type PlaceOrderRequest,
} from "@/lib/orders/schemas";

/**
 * One try to place one order. As long as the request stays the same, so does the key, and the
 * server answers a repetition with the first order instead of making a second.
 */
export interface OrderAttempt {
  /** The Idempotency-Key. */
  key: string;
  /** The request as JSON. */
  request: string;
  /** How the total of the request came about, for the confirmation; read by `attemptFigures`. */
  figures?: unknown;
  /** Sent, and no answer came: the order may stand or not. */
  unanswered: boolean;
}

/** The attempt for `request`: under the former key if it was for the same request, else a new one. */
export function attemptFor(
  former: OrderAttempt | null,
  request: string,
  figures: unknown,
  newKey: () => string,
): OrderAttempt {
  const same = former?.request === request ? former : null;
  return {
    key: same?.key ?? newKey(),
    request,
    figures: figures ?? same?.figures,
    unanswered: true,
  };
}

/** Reads an attempt from anything; null for what is none. */
export function attemptFrom(stored: unknown): OrderAttempt | null {
  const { key, request, figures, unanswered } = (stored ?? {}) as Partial<OrderAttempt>;
  if (typeof key !== "string" || typeof request !== "string") return null;
  return { key, request, figures, unanswered: unanswered === true };
}

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
