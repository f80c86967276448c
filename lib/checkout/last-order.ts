import { z } from "@/lib/zod";
import { shippingAddressSchema, type PlaceOrderRequest } from "@/lib/orders/schemas";
import type { KeptItem } from "./cart-lines";

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

/**
 * The record of an order just placed: what was asked for, named and pictured as the cart had it.
 * `totalAmount` is the server's answer, in rupees.
 */
export function lastOrderFrom(
  placed: { orderId: string; totalAmount: number },
  request: PlaceOrderRequest,
  kept: readonly KeptItem[],
): LastOrder {
  const byId = new Map(kept.map((item) => [item._id, item]));
  return {
    orderNumber: placed.orderId,
    items: request.products.map(({ product, quantity, price }) => ({
      _id: product,
      name: byId.get(product)?.name ?? "",
      thumbnailImage: byId.get(product)?.thumbnailImage ?? "",
      price,
      quantity,
    })),
    total: placed.totalAmount,
    email: request.email ?? "",
    shippingAddress: request.shippingAddress,
  };
}
