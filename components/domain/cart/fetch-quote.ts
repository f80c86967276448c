import type { ShippingWay } from "@/lib/db/generated/enums";
import type { PaymentMethod } from "@/lib/shop/payment-methods/methods";
import type { RequestedItem, Quote } from "@/lib/orders/cart/schemas";
import { isAskable, type StoredItem } from "@/lib/client/checkout/stored-item";
import { ApiError, call } from "@/lib/client/api";

export interface QuoteQuestion {
  items: RequestedItem[];
  promoCode?: string;
  state?: string;
  gstin?: string;
  pin?: string;
  shippingWay?: ShippingWay;
  email?: string;
  personal?: boolean;
  paymentMethod?: PaymentMethod;
  shippingAddress?: QuotedPlace;
}

/** The delivery address, as company rules compare it. */
export type QuotedPlace = Record<"address" | "city" | "state" | "zipCode", string>;

/** The buyer's details that affect tax and shipping, as far as they are known. */
export interface QuotedBuyer {
  state?: string;
  /** A valid GSTIN. */
  gstin?: string;
  /** Only if shipping is priced by weight. */
  pin?: string;
  shippingWay?: ShippingWay | undefined;
  /** A guest's email as typed so far; it is used to count earlier uses of the promo code. */
  email?: string | undefined;
  /** Whether a company member orders for themselves. */
  personal?: boolean;
  /** Only a method that a company rule depends on. */
  paymentMethod?: PaymentMethod | undefined;
  /** The complete address of a company member's order. */
  shippingAddress?: QuotedPlace | undefined;
}

export function buildQuoteQuestion(
  items: readonly StoredItem[],
  promo: string | null,
  { shippingAddress, paymentMethod, personal, ...buyer }: QuotedBuyer = {},
): QuoteQuestion {
  const { state, gstin, pin, shippingWay, email } = buyer;
  return {
    items: items.filter(isAskable).map(toRequestedItem),
    ...(promo === null ? {} : { promoCode: promo, ...readEmail(email) }),
    ...(state ? { state } : {}),
    ...(gstin ? { gstin } : {}),
    ...(pin ? { pin } : {}),
    ...(pin && shippingWay ? { shippingWay } : {}),
    ...(personal && { personal }),
    ...(paymentMethod && { paymentMethod }),
    ...(shippingAddress && { shippingAddress }),
  };
}

export function toRequestedItem(stored: StoredItem): RequestedItem {
  const { _id, quantity, print, isSample, made, item } = stored;
  if (item) return { item, quantity };
  const sampled = isSample && { sample: true };
  if (made) return { ...made, quantity, ...sampled };
  return { product: _id, quantity, ...(print && { print }), ...sampled };
}

/** Stricter than the server, which refuses the whole request for an incomplete address. */
const WHOLE_EMAIL = /^[\w+-]+(\.[\w+-]+)*@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

function readEmail(typed = ""): { email?: string } {
  const email = typed.trim();
  return email.length <= 254 && WHOLE_EMAIL.test(email) ? { email } : {};
}

/** @throws ApiError when the server refuses or cannot be reached */
export function fetchQuote(question: QuoteQuestion, signal?: AbortSignal): Promise<Quote> {
  return call("POST /cart/quote", { body: question, signal });
}

/** The text to show when a quote request failed. */
export function quoteFailureText(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) {
    return "The shop cannot be reached. Check your connection and try again.";
  }
  const message = error instanceof ApiError ? error.message : "";
  return message || "Prices and stock could not be checked. Please try again.";
}
