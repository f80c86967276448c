import type { CheckoutValues } from "@/lib/client/checkout/form-schema";
import { type OrderRefusal, orderRefusal } from "@/lib/client/checkout/attempt/refusal";
import type { PlaceOrderRequest, OrderFigures, PlacedOrderAnswer } from "@/lib/orders/schemas";
import type { CartItem } from "@/lib/client/cart-item";
import { rememberOrderKey } from "@/components/domain/order/order-keys";
import { attemptFor, type OrderAttempt } from "@/lib/client/checkout/attempt/attempt";
import { attemptFigures } from "@/lib/client/checkout/attempt/read-attempt";
import { lastOrderFrom } from "@/lib/client/checkout/last-order";
import { ApiError, call } from "@/lib/client/api";
import { currentCart } from "@/lib/client/cart";
import { randomKey } from "@/lib/client/random-key";
import { STORAGE_KEYS, writeText } from "@/lib/client/storage";
import { isGateway } from "@/lib/shop/payment-methods/methods";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { translateMessage } from "@/lib/i18n/translate-message";
import { currentAttempt, storeAttempt } from "./stored/stored-attempt";

/** After this time the response counts as lost; sending again with the same key is safe. */
const TIMEOUT_MS = 60_000;

export interface SendOptions {
  figures?: OrderFigures | undefined;
  /** Whether to request the company's approval; defaults to the attempt being repeated. */
  asks?: boolean | undefined;
  /** Translates the reason for a refusal. */
  t?: Translate;
}

/** The company was asked to approve the order. */
export interface Requested {
  requestId: string;
}

/**
 * Sends an order, or a request for its approval, with the idempotency key of its attempt. Returns the
 * result, or the reason for a refusal.
 */
export async function sendOrder(
  request: PlaceOrderRequest,
  { figures, asks = currentAttempt()?.asks ?? false, t = inEnglish }: SendOptions,
): Promise<PlacedOrderAnswer | Requested | OrderRefusal> {
  const attempt = attemptFor(currentAttempt(), JSON.stringify(request), figures, randomKey);
  storeAttempt({ ...attempt, asks });
  try {
    if (asks) {
      const { _id: requestId } = await call("POST /approvals", toRequest(request, attempt));
      storeAttempt(null);
      return { requestId };
    }
    const placed = await call("POST /orders", toRequest(request, attempt));
    if (placed.accessKey) rememberOrderKey(placed.orderId, placed.accessKey);
    // An order paid online is loaded from the server, paid or not, so it needs no record here.
    if (!isGateway(request.paymentMethod)) {
      const record = lastOrderFrom(placed, request, currentCart(), attemptFigures(attempt));
      writeText(STORAGE_KEYS.lastOrder, JSON.stringify(record));
    }
    storeAttempt(null);
    await bringLogos(placed._id, request);
    return placed;
  } catch (error) {
    return toRefusal(error, { ...attempt, asks }, t);
  }
}

/** Uploads the logos placed on models as the artwork of the printed lines. */
async function bringLogos(order: string, { products }: PlaceOrderRequest): Promise<void> {
  const printed = products.flatMap(
    (requested) =>
      requested.style ??
      (requested.product !== undefined && requested.print ? requested.product : []),
  );
  if (printed.length === 0) return;
  await import("@/lib/client/artwork/stored-logo").then(
    ({ orderLogos }) => orderLogos(order, printed),
    () => undefined,
  );
}

const toRequest = (body: PlaceOrderRequest, { key }: OrderAttempt) => ({
  body,
  headers: { "Idempotency-Key": key },
  signal: AbortSignal.timeout(TIMEOUT_MS),
});

function toRefusal(error: unknown, attempt: OrderAttempt, t: Translate): OrderRefusal {
  const refusal = orderRefusal(error instanceof ApiError ? error : new ApiError(0, {}));
  // The server stores no key for a refused request, so the next attempt gets a new one.
  storeAttempt(refusal.unanswered ? attempt : null);
  const fields = Object.entries(refusal.fields).map(([name, message]) => [
    name,
    translateMessage(t, message),
  ]);
  return {
    ...refusal,
    text: translateMessage(t, refusal.text),
    fields: Object.fromEntries(fields) as Record<string, string>,
  };
}

export interface Refused extends OrderRefusal {
  /** The total that the customer had agreed to, in rupees. */
  formerTotal: number;
  /** The error is at a field, which has the focus. */
  atField: boolean;
  /** The refused cart and code; the refusal is hidden once either has changed. */
  subject: Subject;
}

export interface Subject {
  items: readonly CartItem[];
  promo: string | null;
}

export interface PlaceOrder {
  /** Sends the form's order with the displayed figures. */
  place: (values: CheckoutValues) => Promise<void>;
  /** Sends an order again after its response was lost. */
  finish: (request: PlaceOrderRequest) => Promise<void>;
  busy: boolean;
  /** Whether to request the company's approval instead of ordering. */
  asks: boolean;
  refused: Refused | null;
}
