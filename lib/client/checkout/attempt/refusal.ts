import { quoteSchema, type Quote } from "@/lib/orders/cart/schemas";

/** An order that was refused or got no response, as reported by the client's ApiError. */
export interface RefusedCall {
  /** HTTP status; 0 when there was no response. */
  status: number;
  code: string;
  message: string;
  fields: Record<string, string>;
  answer: Record<string, unknown>;
}

export interface OrderRefusal {
  /** For the person; a default text when the server gave none. */
  text: string;
  /** The order may have been placed nevertheless, so the same key has to be sent again. */
  unanswered: boolean;
  /** The correct figures, when the response contains them. */
  quote: Quote | null;
  fields: Record<string, string>;
  /** The prices have changed: the customer must agree to the new ones. */
  needsConsent: boolean;
  /** The buyer's company must approve the order. */
  needsApproval: boolean;
  /** The cart itself is the reason, so its figures must be loaded again. */
  cartChanged: boolean;
  /** The session has ended: the guard reports it and leads to the sign-in page. */
  signedOut: boolean;
}

/** Used when the server gave no reason (docs/product.md: Messages). */
const ORDER_FAILED = "There was an issue placing your order. Please try again.";

const CART_CODES = [
  "price_changed",
  "out_of_stock",
  "invalid_promo",
  "shipping_on_request",
  "needs_offer",
];

/** Maps the server's field paths of the request to the form's controls. */
function toControls(fields: Record<string, string>): Record<string, string> {
  const entries = Object.entries(fields).map(([path, message]) => {
    if (path === "shippingAddress.gstin") return ["consigneeGstin", message];
    const [, name] = /^billingAddress\.(\w+)$/.exec(path) ?? [];
    if (name === undefined) return [path, message];
    return [`billing${name.charAt(0).toUpperCase()}${name.slice(1)}`, message];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Decides what the page shows for an error. Statuses from 500 on say nothing about the order itself. */
export function orderRefusal(call: RefusedCall): OrderRefusal {
  return {
    text: call.message || ORDER_FAILED,
    unanswered: call.status === 0 || call.status >= 500,
    quote: quoteSchema.safeParse(call.answer.quote).data ?? null,
    fields: toControls(call.fields),
    needsConsent: call.code === "price_changed",
    needsApproval: call.code === "approval_required",
    cartChanged: CART_CODES.includes(call.code) || "products" in call.fields,
    signedOut: call.code === "unauthenticated",
  };
}
