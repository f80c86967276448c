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
  /** Language of its mails; English by default, and for an offer its own. */
  language?: string | undefined;
  /** Product prices that the shop agreed with the customer. */
  agreed?: AgreedPrices | undefined;
  /** Prices the order in place of today's catalogue, as an offer does; `sources` locks the rows it reads. */
  price?: (sources: CartSources, tx: Transaction) => Promise<PricedCart>;
  terms?: OfferTerms;
  /** The reason why staff let an order on account pass despite an overdue invoice. */
  override?: string | undefined;
  /**
   * Takes the company's approval before anything else is locked. Such an order needs no other approval, and may cost
   * less than requested.
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
  /** False for a repeated request, and for a corrected order. */
  isNew: boolean;
  /** Products whose stock changed. */
  changedProducts: string[];
  /** True when a product is now sold out, which changes the lists that show it. */
  soldOut: boolean;
}
