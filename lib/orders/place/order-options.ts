import "server-only";
import type { CartSources, PricedCart } from "@/lib/orders/cart/price-cart";
import type { AgreedPrices } from "@/lib/orders/cart/product-lines";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { Customer } from "../customer";
import type { OrderApproval } from "../order";
import { type OfferTerms } from "./order-rows";
import type { PlaceOrderRequest } from "../schemas";

export interface PlaceOrderOptions {
  db: PrismaClient;
  request: PlaceOrderRequest;
  customer: Customer;
  settings: ShopSettings;
  idempotencyKey?: string;
  ipAddress: string;
  /** What the mails about it are in; English by default, and for an offer what its own are in. */
  language?: string | undefined;
  /** Prices that the shop agreed with the customer for products of this order. */
  agreed?: AgreedPrices | undefined;
  /** Prices the order in place of today's catalogue, as an offer does; `sources` lock what they read. */
  price?: (sources: CartSources, tx: Transaction) => Promise<PricedCart>;
  terms?: OfferTerms;
  /** Why staff let an order on account pass although an invoice is overdue. */
  override?: string | undefined;
  /**
   * Takes the approval of the member's company, before anything else is locked. Such an order needs no other approval,
   * and may cost less than was asked for.
   */
  approve?: (tx: Transaction) => Promise<OrderApproval>;
  /** Writes further rows in the transaction of the order. */
  alongside?: (tx: Transaction, order: PlacedOrder) => Promise<void>;
}

export interface PlacedOrder {
  id: string;
  orderId: string;
  totalPaise: number;
  /**
   * Promised day of dispatch in India: "2026-11-25"; null while a line waits for the approval of its proof, and when a
   * repeated request finds an order from before it was promised.
   */
  dispatchBy: string | null;
  /** Expected day of arrival in India. */
  deliverBy: string | null;
  accessKey: string;
  /** False when the request is a repeat, and for an order that was corrected. */
  isNew: boolean;
  /** Products whose stock changed. */
  changedProducts: string[];
  /** True when a product is sold out now, which changes the lists that show it. */
  soldOut: boolean;
}
