import { z } from "zod";
import type { Quote } from "@/lib/cart/schemas";
import { shippingAddressSchema } from "@/lib/orders/schemas";
import type { Delivery } from "./form-schema";

const itemSchema = z.object({
  _id: z.string(),
  name: z.string(),
  thumbnailImage: z.string(),
  price: z.number(),
  quantity: z.number().int().min(1),
});

/** The record under the storage key `lastOrder` (spec section 3); amounts in rupees. */
export const lastOrderSchema = z.object({
  orderNumber: z.string().min(1),
  items: z.array(itemSchema),
  total: z.number(),
  email: z.string(),
  shippingAddress: shippingAddressSchema,
});

export type LastOrder = z.output<typeof lastOrderSchema>;

/** The record of an order just placed. `totalAmount` is the server's answer, in rupees. */
export function lastOrderFrom(
  placed: { orderId: string; totalAmount: number },
  delivery: Delivery,
  quote: Quote,
): LastOrder {
  const { firstName, lastName, address, apartment, city, state, zipCode, country } = delivery;
  return {
    orderNumber: placed.orderId,
    items: quote.lines
      .filter((line) => line.available)
      .map(({ product, name, thumbnailImage, price, quantity }) => ({
        _id: product,
        name,
        thumbnailImage,
        price,
        quantity,
      })),
    total: placed.totalAmount,
    email: delivery.email,
    shippingAddress: { firstName, lastName, address, apartment, city, state, zipCode, country },
  };
}
