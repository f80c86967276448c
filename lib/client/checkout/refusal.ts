import { quoteSchema, type Quote } from "@/lib/orders/cart/schemas";

/** A refused or unanswered order, as the client's ApiError has it. */
export interface RefusedCall {
  /** HTTP status; 0 where no answer came. */
  status: number;
  code: string;
  message: string;
  fields: Record<string, string>;
  answer: Record<string, unknown>;
}

export interface OrderRefusal {
  /** For the person; a sentence of our own where the server gave none. */
  text: string;
  /** The order may have been placed all the same, so the same key has to be sent again. */
  unanswered: boolean;
  /** The right figures, when they came along. */
  quote: Quote | null;
  fields: Record<string, string>;
  /** The prices seen were not the prices asked: the new ones need a yes. */
  needsConsent: boolean;
  /** The cart itself is the reason, so its figures are to be asked for anew. */
  cartChanged: boolean;
  /** The session is over: the guard says so and leads to where one signs in. */
  signedOut: boolean;
}

/** Where the server gave no reason (docs/product.md: Messages). */
const ORDER_FAILED = "There was an issue placing your order. Please try again.";

const CART_CODES = ["price_changed", "out_of_stock", "invalid_promo"];

/** The server names what is wrong by its place in the request, the form by its controls. */
function controlsOf(fields: Record<string, string>): Record<string, string> {
  const entries = Object.entries(fields).map(([path, message]) => {
    const [, name] = /^billingAddress\.(\w+)$/.exec(path) ?? [];
    if (name === undefined) return [path, message];
    return [`billing${name.charAt(0).toUpperCase()}${name.slice(1)}`, message];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/** What the page makes of a refusal. Statuses from 500 on say nothing about the order itself. */
export function orderRefusal(call: RefusedCall): OrderRefusal {
  return {
    text: call.message || ORDER_FAILED,
    unanswered: call.status === 0 || call.status >= 500,
    quote: quoteSchema.safeParse(call.answer.quote).data ?? null,
    fields: controlsOf(call.fields),
    needsConsent: call.code === "price_changed",
    cartChanged: CART_CODES.includes(call.code) || "products" in call.fields,
    signedOut: call.code === "unauthenticated",
  };
}
