import type { Order } from "@/lib/orders/order";
import { arrivalAfter } from "@/lib/shop/delivery/delivery-promise";
import { expectedDispatch } from "@/lib/shop/working-time/calendar";
import { toDestination } from "@/lib/shop/gst/pin-states";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { PricedGoods } from "./price-goods";
import type { NewDays } from "./write-goods";

/** A product that is added may take longer than what was promised, and what is collected arrives nowhere. */
export function findNewDays(
  order: Order,
  { goods, shippingWay }: Pick<PricedGoods, "goods" | "shippingWay">,
  settings: ShopSettings,
): NewDays {
  const { dispatchBy, kept, shipTo } = order;
  if (dispatchBy === null || kept) return {};
  const added = goods.flatMap(({ before, line }) => (before ? [] : line.leadDays));
  const isMoved = shippingWay !== order.shippingWay;
  if (added.length === 0 && !isMoved) return {};
  const earliest = added.length > 0 ? expectedDispatch(settings, new Date(), added) : dispatchBy;
  const leaves = earliest > dispatchBy ? earliest : dispatchBy;
  const arrival =
    shippingWay === "pickup" ? null : arrivalAfter(settings, { ...toDestination(shipTo), leaves });
  return { dispatchBy: new Date(leaves), deliverBy: arrival && new Date(arrival.latest) };
}
