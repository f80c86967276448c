import { zodResolver } from "@hookform/resolvers/zod";
import type { Quote } from "@/lib/orders/cart/schemas";
import {
  arrangedSchema,
  checkoutSchema,
  choosingSchema,
  deliverySchema,
  type CheckoutValues,
  type Delivery,
} from "@/lib/client/checkout/form-schema";
import { toOrderFigures, orderRequestFrom } from "@/lib/client/checkout/order-request";
import { paths } from "@/lib/base/paths";
import { isGateway } from "@/lib/shop/payment-methods/methods";
import type { OrderFigures, PlacedOrderAnswer, PlaceOrderRequest } from "@/lib/orders/schemas";
import { stateSentence, UNCONFIRMED_TEXT } from "@/lib/orders/status-text";
import type { Requested } from "./send-order";

/**
 * Validates and sends an order. A chunk of its own: it is most of the page's script and not needed before
 * the user types.
 */

export { firstProblem } from "@/lib/client/checkout/attempt/problems";
export { PinNote } from "./pin-note";
export { sendOrder } from "./send-order";
export { RefusalNotice } from "./refusal-notice";
export { saveDeliveryAddress } from "./save-address";
export { UnansweredNotice } from "./unanswered-notice";

export const validateUnpaid = zodResolver(arrangedSchema);
export const validateWithCard = zodResolver(checkoutSchema);
export const validateWithChoice = zodResolver(choosingSchema);

export const CART_BLOCKS_ORDER = {
  title: "Check Your Cart",
  description: "Some items cannot be ordered in this quantity. Change or remove them first.",
  destructive: true,
};

export const SHIPPING_BLOCKS_ORDER = {
  title: "Choose How It Travels",
  description: "This way of shipping has no price yet. Choose another one, or ask for an offer.",
  destructive: true,
};

/** The destination after the server has accepted the order, or the request for its approval. */
export interface Arrival {
  confirmation: { title: string; description: string };
  href: string;
  /** True if the URL needs a full page load. */
  leavesShop: boolean;
}

export function toArrival(
  answer: PlacedOrderAnswer | Requested,
  { paymentMethod }: PlaceOrderRequest,
): Arrival {
  if ("requestId" in answer) {
    return { confirmation: ASKED, href: paths.dashboard("approvals"), leavesShop: false };
  }
  const { orderId, accessKey } = answer;
  return isGateway(paymentMethod)
    ? { confirmation: PLACED, href: paths.pay(orderId, accessKey), leavesShop: true }
    : { confirmation: PLACED, href: paths.orderConfirmation, leavesShop: false };
}

const PLACED = { title: "Order Placed!", description: stateSentence(UNCONFIRMED_TEXT) };

const ASKED = {
  title: "Approval Requested",
  description: "We mailed your company's owners and approvers.",
};

interface Order {
  delivery: Delivery;
  request: PlaceOrderRequest;
  figures: OrderFigures;
}

/** Builds the order from a valid form and the displayed figures. */
export function describeOrder(values: CheckoutValues, quote: Quote): Order {
  const delivery = deliverySchema.parse(values);
  return {
    delivery,
    request: orderRequestFrom(delivery, quote, values),
    figures: toOrderFigures(quote),
  };
}
