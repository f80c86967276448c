import type { LockedOrder } from "@/lib/orders/lock-order";
import type { OrderActor } from "@/lib/orders/order-actor";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";

/** Who issues a paper of an order, and when. */
export interface Issuing {
  order: LockedOrder;
  by: OrderActor;
  /** Names day and financial year. */
  at: Date;
  shop: ShopSettings;
}
