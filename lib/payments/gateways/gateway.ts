import type { PrismaClient } from "@/lib/db/generated/client";
import type { Order } from "@/lib/orders/order";
import type { GatewayName } from "@/lib/shop/payment-methods/methods";

/**
 * A service that takes payments online. The shop calls gateways only through this interface, chosen by the order's
 * payment method; docs/contributing.md says how to add one. Amounts are in paise. Calls to the service throw
 * GatewayUnavailable and GatewayRefused (errors.ts).
 */
export interface PaymentGateway<Checkout = unknown, Receipt = unknown> {
  readonly name: GatewayName;
  /**
   * Returns the options to open the gateway's checkout for the amount due.
   * @param order the caller has checked that the visitor may see it
   * @throws AppError invalid_transition when nothing can be paid this way
   */
  start(db: PrismaClient, order: Pick<Order, "id">): Promise<Checkout>;
  /**
   * Accepts the checkout's result from the browser, and returns the order.
   * @throws AppError invalid_signature; not_found when the payment belongs to no order of this shop
   */
  confirm(db: PrismaClient, receipt: Receipt): Promise<Order>;
  /**
   * Processes a webhook event; a repeated event has no effect.
   * @throws AppError invalid_signature
   */
  webhook(db: PrismaClient, event: GatewayEvent): Promise<void>;
  /**
   * Refunds a payment in part or in full, only once per key, however often it is called.
   * @throws GatewayRefused, also when the refund fails at once
   */
  refund(request: GatewayRefundRequest): Promise<GatewayRefund>;
  /** Checks open payments with the gateway: those due for a check, or all of one order. */
  reconcile(db: PrismaClient, which: ReconcileOptions): Promise<Reconciled>;
}

/** The part of a gateway that makes refunds. */
export type Refunder = Pick<PaymentGateway, "name" | "refund">;

export interface GatewayEvent {
  /** The raw body, unchanged to the byte, because the signature covers it. */
  body: Uint8Array;
  headers: Headers;
}

export interface GatewayRefundRequest {
  /** The gateway's payment id. */
  paymentId: string;
  amountPaise: number;
  /** The same for each attempt at one refund: 10 to 100 letters, digits, `-` and `_`. */
  idempotencyKey: string;
}

/** A refund as answered by the gateway. */
export interface GatewayRefund {
  id: string;
  paymentId: string;
  amountPaise: number;
  hasFailed: boolean;
  /** True when the shop requested it, false when it was made in the gateway's dashboard. */
  isOurs: boolean;
  createdAt: Date;
}

/** A received payment as answered by the gateway. */
export interface GatewayPayment {
  id: string;
  amountPaise: number;
  /** The part that was already refunded. */
  refundedPaise: number;
  createdAt: Date;
}

export interface ReconcileOptions {
  now: Date;
  /** `_id` of an order; without it, all payments due for a check. */
  orderId?: string;
}

export interface Reconciled {
  checked: number;
  /** Payments that neither the browser nor a webhook had reported. */
  found: number;
}
