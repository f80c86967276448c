import { createHmac, randomUUID } from "node:crypto";
import { GatewayUnavailable } from "@/lib/payments/gateways/errors";
import type { GatewayRefund, GatewayRefundRequest } from "@/lib/payments/gateways/gateway";
import { TOY } from "./toy-method";

interface ToyPayment {
  id: string;
  amountPaise: number;
  isPaid: boolean;
  refundedPaise: number;
  createdAt: Date;
}

/** Simulates the external service behind the toy gateway. */
export class ToyBank {
  isAway = false;
  readonly payments = new Map<string, ToyPayment>();
  readonly #refunds = new Map<string, GatewayRefund>();

  open(amountPaise: number): string {
    const id = `toy_${randomUUID()}`;
    const payment = { id, amountPaise, isPaid: false, refundedPaise: 0, createdAt: new Date() };
    this.payments.set(id, payment);
    return id;
  }

  /** Pays as a customer; returns the browser's data. */
  pay(payment: string) {
    this.#named(payment).isPaid = true;
    return { payment, signature: this.sign(payment) };
  }

  sign = (text: string | Uint8Array) =>
    createHmac("sha256", "the toy's secret").update(text).digest("hex");

  find(id: string): ToyPayment {
    if (this.isAway) throw new GatewayUnavailable(TOY, "away");
    return this.#named(id);
  }

  /** Refunds only once for each idempotency key. */
  refund({ paymentId, amountPaise, idempotencyKey }: GatewayRefundRequest): GatewayRefund {
    const payment = this.find(paymentId);
    const before = this.#refunds.get(idempotencyKey);
    if (before) return before;
    payment.refundedPaise += amountPaise;
    const id = `toy_refund_${randomUUID()}`;
    const standing = { hasFailed: false, isOurs: true, createdAt: new Date() };
    const refund = { id, paymentId, amountPaise, ...standing };
    this.#refunds.set(idempotencyKey, refund);
    return refund;
  }

  #named(id: string): ToyPayment {
    const payment = this.payments.get(id);
    if (!payment) throw new Error(`There is no payment ${id}.`);
    return payment;
  }
}
