import { randomBytes } from "node:crypto";

/** Simulates Razorpay's orders, payments and refunds, with its ids and refusals; no real money moves. */

export interface GatewayOrder {
  id: string;
  amount: number;
  receipt: string;
  notes: Record<string, string>;
}

export interface GatewayPayment {
  id: string;
  entity: "payment";
  order_id: string | null;
  /** Exceeds the order's amount by the fee if the customer bears it. */
  amount: number;
  currency: string;
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
  captured: boolean;
  amount_refunded: number;
  created_at: number;
}

export interface GatewayRefund {
  id: string;
  entity: "refund";
  payment_id: string;
  amount: number;
  status: "pending" | "processed" | "failed";
  notes: unknown;
  receipt: string | null;
  created_at: number;
}

const id = (kind: string) => `${kind}_${randomBytes(10).toString("hex").slice(0, 14)}`;
/** The current time in seconds, as in Razorpay's API. */
export const now = () => Math.floor(Date.now() / 1000);

const toList = (items: unknown[]) => ({ entity: "collection", count: items.length, items });

export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, description: string) {
    super(description);
    this.status = status;
  }
}

export type Body = Record<string, unknown>;

export class RazorpayBooks {
  readonly orders = new Map<string, GatewayOrder>();
  readonly payments = new Map<string, GatewayPayment>();
  readonly refunds = new Map<string, GatewayRefund>();
  readonly #refundKeys = new Map<string, { body: string; refund: GatewayRefund }>();

  makeOrder(body: Body): GatewayOrder {
    const { amount, currency, receipt, notes } = body;
    if (!Number.isInteger(amount) || Number(amount) < 100 || currency !== "INR") {
      throw new Refusal(400, "Order amount less than minimum amount allowed");
    }
    const order = {
      id: id("order"),
      entity: "order",
      amount: Number(amount),
      currency,
      receipt: String(receipt),
      notes: notes as Record<string, string>,
      status: "created",
      created_at: now(),
    };
    this.orders.set(order.id, order);
    return order;
  }

  /** Pays an order; by default in full, captured at once and with the fee borne by the shop. */
  pay(orderId: string, given: Partial<GatewayPayment> = {}): GatewayPayment {
    const { amount = 0 } = this.orders.get(orderId) ?? {};
    const status = given.status ?? "captured";
    const payment: GatewayPayment = {
      id: id("pay"),
      entity: "payment",
      order_id: orderId,
      amount,
      currency: "INR",
      status,
      captured: status === "captured",
      amount_refunded: 0,
      created_at: now(),
      ...given,
    };
    this.payments.set(payment.id, payment);
    return payment;
  }

  capture(name: string, { amount }: Body): GatewayPayment {
    const payment = this.payments.get(name);
    if (payment?.status !== "authorized") {
      throw new Refusal(400, "This payment has already been captured");
    }
    const { amount: ordered = payment.amount } = this.orders.get(payment.order_id ?? "") ?? {};
    if (amount !== Math.min(payment.amount, ordered)) {
      throw new Refusal(400, "Capture amount must be equal to the amount authorized");
    }
    return Object.assign(payment, { status: "captured", captured: true });
  }

  refund(paymentId: string, body: Body, key?: string): GatewayRefund {
    const payment = this.payments.get(paymentId);
    if (!payment) throw new Refusal(400, "The id provided does not exist");
    const requested = JSON.stringify(body);
    const before = key === undefined ? undefined : this.#refundKeys.get(key);
    if (before && before.body !== requested) {
      throw new Refusal(400, "Different request with the same idempotency key");
    }
    if (before) return before.refund;
    const amount = Number(body.amount ?? payment.amount);
    if (!payment.captured || amount > payment.amount - payment.amount_refunded) {
      throw new Refusal(400, "The total refund amount is greater than the refund payment amount");
    }
    payment.amount_refunded += amount;
    if (payment.amount_refunded === payment.amount) payment.status = "refunded";
    const refund: GatewayRefund = {
      id: id("rfnd"),
      entity: "refund",
      payment_id: paymentId,
      amount,
      status: "pending",
      notes: body.notes ?? [],
      receipt: typeof body.receipt === "string" ? body.receipt : null,
      created_at: now(),
    };
    this.refunds.set(refund.id, refund);
    if (key !== undefined) this.#refundKeys.set(key, { body: requested, refund });
    return refund;
  }

  /** Fails a refund at the bank: the money stays with the shop. */
  failRefund(refund: GatewayRefund): void {
    refund.status = "failed";
    const payment = this.payments.get(refund.payment_id);
    if (!payment) return;
    payment.amount_refunded -= refund.amount;
    payment.status = "captured";
  }

  read(kind: string | undefined, name: string, verb: string | undefined): unknown {
    if (kind === "orders" && verb === "payments") {
      return toList([...this.payments.values()].filter((payment) => payment.order_id === name));
    }
    if (kind === "payments" && verb === "refunds") {
      return toList([...this.refunds.values()].filter((refund) => refund.payment_id === name));
    }
    const found = kind === "payments" ? this.payments.get(name) : this.refunds.get(name);
    if (!found) throw new Refusal(400, "The id provided does not exist");
    return found;
  }
}
