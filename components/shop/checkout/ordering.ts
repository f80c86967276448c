import { zodResolver } from "@hookform/resolvers/zod";
import type { Quote } from "@/lib/orders/cart/schemas";
import {
  checkoutSchema,
  choosingSchema,
  deliverySchema,
  type CheckoutValues,
  type Delivery,
} from "@/lib/client/checkout/form-schema";
import { toOrderFigures, orderRequestFrom } from "@/lib/client/checkout/order-request";
import type { OrderFigures, PlaceOrderRequest } from "@/lib/orders/schemas";
import { stateSentence, UNCONFIRMED_TEXT } from "@/lib/orders/status-text";

/**
 * Validates and sends an order. It is a chunk of its own: most of the page's script, and not needed before
 * somebody types.
 */

export { firstProblem } from "@/lib/client/checkout/attempt/problems";
export { PinNote } from "./pin-note";
export { sendOrder } from "./place-order";
export { RefusalNotice } from "./refusal-notice";
export { keepDeliveryAddress } from "./save-address";
export { UnansweredNotice } from "./unanswered-notice";

export const judgeWithCard = zodResolver(checkoutSchema);
export const judgeWithChoice = zodResolver(choosingSchema);

/** Shown after an order is placed. */
export const PLACED_TEXT = stateSentence(UNCONFIRMED_TEXT);

/** Shown after the company was asked to approve an order. */
export const ASKED = {
  title: "Approval Requested",
  description: "We mailed your company's owners and approvers.",
};

interface Order {
  delivery: Delivery;
  request: PlaceOrderRequest;
  figures: OrderFigures;
}

/** Builds the order from a valid form, at the figures that were shown. */
export function describeOrder(values: CheckoutValues, quote: Quote, personal: boolean): Order {
  const delivery = deliverySchema.parse(values);
  return {
    delivery,
    request: { ...orderRequestFrom(delivery, quote, values), ...(personal && { personal }) },
    figures: toOrderFigures(quote),
  };
}
