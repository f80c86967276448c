import { postalAddressSchema } from "@/lib/orders/addresses/schemas";
import {
  orderFiguresSchema,
  type OrderFigures,
  type PlacedOrderAnswer,
  type PlaceOrderRequest,
} from "@/lib/orders/schemas";
import { printChoiceSchema } from "@/lib/orders/cart/schemas";
import { lineKey } from "@/lib/orders/cart/line-key";
import { ORDER_PROOFS } from "@/lib/orders/status";
import { PAYMENT_METHODS } from "@/lib/shop/payment-methods/methods";
import { z } from "@/lib/base/input/zod";
import { getKey } from "../item-key";
import type { StoredItem } from "./cart-lines";

const itemSchema = z.object({
  _id: z.string(),
  name: z.string(),
  thumbnailImage: z.string(),
  packSize: z.string().nullish(),
  sku: z.string().nullish(),
  price: z.number(),
  quantity: z.number().int().min(1),
  print: printChoiceSchema.optional(),
  isSample: z.boolean().optional(),
});

/**
 * The record under the storage key `lastOrder`: its five documented members (docs/product.md: Browser storage), and the
 * figures between the lines and the total. Amounts in rupees.
 */
export const lastOrderSchema = z.object({
  ...orderFiguresSchema.partial().shape,
  orderNumber: z.string().min(1),
  items: z.array(itemSchema),
  total: z.number(),
  email: z.string(),
  company: z.string().optional(),
  shippingAddress: postalAddressSchema,
  gstin: z.string().optional(),
  billingAddress: postalAddressSchema.optional(),
  poNumber: z.string().optional(),
  note: z.string().optional(),
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
  dispatchBy: z.iso.date().nullish(),
  deliverBy: z.iso.date().nullish(),
  proof: z.enum(ORDER_PROOFS).nullish(),
});

/** The figures of the total; undefined for a record without them. */
export function getLastFigures(record: LastOrder) {
  return orderFiguresSchema.safeParse(record).data;
}

export type LastOrder = z.output<typeof lastOrderSchema>;

/**
 * Makes the record of an order just placed: the request with names and pictures from the cart, and the figures that the
 * customer agreed to. `totalAmount` is the server's answer, in rupees.
 */
export function lastOrderFrom(
  placed: Omit<PlacedOrderAnswer, "_id" | "accessKey">,
  request: PlaceOrderRequest,
  kept: readonly StoredItem[],
  figures: OrderFigures | undefined,
): LastOrder {
  const byKey = new Map(kept.map((item) => [getKey(item), item]));
  return {
    orderNumber: placed.orderId,
    items: request.products.map(({ product, quantity, price, ...chosen }) => {
      const {
        name = "",
        thumbnailImage = "",
        packSize,
        sku,
      } = byKey.get(lineKey(product, chosen)) ?? {};
      const { print, sample } = chosen;
      return {
        _id: product,
        name,
        thumbnailImage,
        packSize: packSize ?? null,
        sku: sku ?? null,
        price,
        quantity,
        ...(print && { print }),
        ...(sample && { isSample: true }),
      };
    }),
    total: placed.totalAmount,
    ...figures,
    email: request.email ?? "",
    company: request.company,
    shippingAddress: request.shippingAddress,
    gstin: request.gstin,
    billingAddress: request.billingAddress,
    poNumber: request.poNumber,
    note: request.note,
    paymentMethod: request.paymentMethod,
    dispatchBy: placed.dispatchBy,
    deliverBy: placed.deliverBy,
    proof: placed.proof,
  };
}
