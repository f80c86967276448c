/**
 * One attempt to place an order. The key stays the same as long as the request does, so the server answers a repeated
 * request with the first order instead of placing a second.
 */
export interface OrderAttempt {
  /** The Idempotency-Key. */
  key: string;
  /** The request as JSON. */
  request: string;
  /** True when it asks the company for an approval instead of ordering. */
  asks?: boolean;
  /** The figures that lead to the total, for the confirmation; read by `attemptFigures`. */
  figures?: unknown;
  /** The request was sent and no response came: the order may or may not have been placed. */
  unanswered: boolean;
}

/** Returns the attempt for `request`: the former one when its request is the same, else one with a new key. */
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

/** Parses an attempt; null for anything else. */
export function attemptFrom(stored: unknown): OrderAttempt | null {
  const { key, request, figures, unanswered, asks } = (stored ?? {}) as Partial<OrderAttempt>;
  if (typeof key !== "string" || typeof request !== "string") return null;
  return { key, request, figures, unanswered: unanswered === true, ...(asks && { asks: true }) };
}
