import type { z } from "zod";
import type { Quote } from "@/lib/cart/schemas";
import type { placeOrderSchema } from "@/lib/orders/schemas";
import type { Delivery } from "./form-schema";

type OrderRequest = z.input<typeof placeOrderSchema>;

/**
 * The body of POST /orders, in rupees. It takes a `Delivery`, which has no card, and names every
 * member it copies, so that nothing else of the form can slip into a request.
 */
export function orderRequestFrom(delivery: Delivery, quote: Quote): OrderRequest {
  const { firstName, lastName, address, apartment, city, state, zipCode, country } = delivery;
  return {
    products: quote.lines
      .filter((line) => line.available)
      .map(({ product, quantity, price }) => ({ product, quantity, price })),
    shippingAddress: { firstName, lastName, address, apartment, city, state, zipCode, country },
    totalAmount: quote.total,
    email: delivery.email,
    phone: delivery.phone,
    company: delivery.company,
    promoCode: quote.promo?.code,
  };
}
