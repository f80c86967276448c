import type { PrismaClient } from "@/lib/db/generated/client";
import type { Order } from "@/lib/orders/order";
import type { GatewayName } from "@/lib/shop/payment-methods/methods";

/**
 * A service that takes payments online. All that the shop asks of one is asked through this, by the order's way to
 * pay; docs/contributing.md says how another one is added. Amounts are in paise. What is asked of the service throws
 * GatewayUnavailable and GatewayRefused (errors.ts).
 */
export interface PaymentGateway<Checkout = unknown, Receipt = unknown> {
  readonly name: GatewayName;
  /**
   * What the gateway's window is opened with to take what is left to pay.
   * @param order that whoever asks was found to be allowed to see
   * @throws AppError invalid_transition where nothing can be paid this way
   */
  start(db: PrismaClient, order: Pick<Order, "id">): Promise<Checkout>;
  /**
   * Takes what the window handed to the browser, and answers its order.
   * @throws AppError invalid_signature, not_found where the payment is for nothing of this shop's
   */
  confirm(db: PrismaClient, receipt: Receipt): Promise<Order>;
  /**
   * Takes what the gateway tells by itself; told again it has no effect.
   * @throws AppError invalid_signature
   */
  webhook(db: PrismaClient, event: GatewayEvent): Promise<void>;
  /**
   * Gives back a part of a payment, or all of it: once for one key, however often it is asked.
   * @throws GatewayRefused, also where the refund fails at once
   */
  refund(request: GatewayRefundRequest): Promise<GatewayRefund>;
  /** Asks about payments that are open: those that are due to be asked about, or all of one order. */
  reconcile(db: PrismaClient, which: ReconcileOptions): Promise<Reconciled>;
}

/** The part of a gateway that gives money back. */
export type Refunder = Pick<PaymentGateway, "name" | "refund">;

export interface GatewayEvent {
  /** As it came, to the byte. */
  body: Uint8Array;
  headers: Headers;
}

export interface GatewayRefundRequest {
  /** The gateway's. */
  paymentId: string;
  amountPaise: number;
  /** The same for each try of one refund: 10 to 100 letters, digits, `-` and `_`. */
  idempotencyKey: string;
}

/** A refund as the gateway answered it. */
export interface GatewayRefund {
  id: string;
  paymentId: string;
  amountPaise: number;
  hasFailed: boolean;
  /** Whether the shop asked for it, rather than somebody in the gateway's dashboard. */
  isOurs: boolean;
  createdAt: Date;
}

/** A payment that came in, as the gateway answered it. */
export interface GatewayPayment {
  id: string;
  amountPaise: number;
  /** What of it has gone back already. */
  refundedPaise: number;
  createdAt: Date;
}

export interface ReconcileOptions {
  now: Date;
  /** `_id` of an order; without it, what is due. */
  orderId?: string;
}

export interface Reconciled {
  asked: number;
  /** Payments that nobody had told of. */
  found: number;
}
