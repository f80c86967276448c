import { zodResolver } from "@hookform/resolvers/zod";
import type { Quote } from "@/lib/cart/schemas";
import {
  checkoutSchema,
  choosingSchema,
  deliverySchema,
  type CheckoutValues,
  type Delivery,
} from "@/lib/checkout/form-schema";
import { figuresOf, orderRequestFrom } from "@/lib/checkout/order-request";
import type { OrderFigures, PlaceOrderRequest } from "@/lib/orders/schemas";

/** What judges and sends an order: most of the page's script, and of no use before something is typed. */

export { sendOrder } from "./place-order";
export { UnansweredNotice } from "./unanswered-notice";

export const judgeWithCard = zodResolver(checkoutSchema);
export const judgeWithChoice = zodResolver(choosingSchema);

interface Order {
  delivery: Delivery;
  request: PlaceOrderRequest;
  figures: OrderFigures;
}

/** What a form without problems orders at the figures that were shown. */
export function orderOf(values: CheckoutValues, quote: Quote): Order {
  const delivery = deliverySchema.parse(values);
  return {
    delivery,
    request: orderRequestFrom(delivery, quote, values),
    figures: figuresOf(quote),
  };
}
