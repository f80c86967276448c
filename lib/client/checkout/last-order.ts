import { requestedKey, isItemLine, isSizeItem } from "@/lib/orders/cart/line-key";
import type { OrderFigures, PlacedOrderAnswer, PlaceOrderRequest } from "@/lib/orders/schemas";
import { pickTexts, TEXT_NAMES } from "@/lib/orders/texts/texts";
import { getKey } from "../item-key";
import type { StoredItem } from "./stored-item";
import type { LastOrder } from "./read-last-order";

/** A record in the browser has no phone number. */
const RECORDED_TEXTS = TEXT_NAMES.filter((name) => name !== "phone");

/**
 * Makes the record of an order just placed: the request with names and pictures from the cart, and the figures that the
 * customer agreed to. `totalAmount` is the server's answer, in rupees.
 */
export function lastOrderFrom(
  placed: Omit<PlacedOrderAnswer, "_id" | "accessKey">,
  request: PlaceOrderRequest,
  stored: readonly StoredItem[],
  figures: OrderFigures | undefined,
): LastOrder {
  const byKey = new Map(stored.map((item) => [getKey(item), item]));
  return {
    orderNumber: placed.orderId,
    items: request.products.map((requested) => {
      const { quantity, price } = requested;
      const {
        name = "",
        thumbnailImage = "",
        packSize,
        sku,
        made,
        unit = "PAC",
        basis = 1,
      } = byKey.get(requestedKey(requested)) ?? {};
      const ownForm = { unit, basis };
      const bought = {
        name,
        thumbnailImage,
        packSize: packSize ?? null,
        sku: sku ?? null,
        price,
        quantity,
      };
      if (isItemLine(requested))
        return { ...bought, ...ownForm, _id: requested.item, item: requested.item };
      const sampled = requested.sample && { isSample: true };
      if (isSizeItem(requested)) {
        return { ...bought, _id: requested.style, ...(made && { made }), ...sampled };
      }
      const { product, print } = requested;
      return { _id: product, ...bought, ...(print && { print }), ...sampled };
    }),
    total: placed.totalAmount,
    ...figures,
    email: request.email ?? "",
    ...pickTexts(request, RECORDED_TEXTS),
    shippingAddress: request.shippingAddress,
    billingAddress: request.billingAddress,
    paymentMethod: request.paymentMethod,
    hasPurchaseOrder: request.purchaseOrder !== undefined,
    dispatchBy: placed.dispatchBy,
    deliverBy: placed.deliverBy,
    proof: placed.proof,
  };
}
