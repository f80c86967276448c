import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { CHECKOUT_SCRIPT } from "./razorpay-script.ts";

// Razorpay on loopback: as much of its API as the shop uses, with its signatures, ids and refusals
// (https://razorpay.com/docs/api), money that is only made up, and faults on demand.

export const RAZORPAY_KEYS = {
  keyId: "rzp_test_gateway",
  keySecret: "a-key-secret-of-the-tests",
  webhookSecret: "a-webhook-secret-of-the-tests",
};

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

/** What Razorpay's checkout hands to the page. */
export interface Receipt {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** A webhook, ready to be sent as often as one likes. */
export interface GatewayEvent {
  body: string;
  headers: Record<string, string>;
}

const id = (kind: string) => `${kind}_${randomBytes(10).toString("hex").slice(0, 14)}`;
const now = () => Math.floor(Date.now() / 1000);
const hmac = (text: string, secret: string) =>
  createHmac("sha256", secret).update(text).digest("hex");

class Refusal extends Error {
  readonly status: number;

  constructor(status: number, description: string) {
    super(description);
    this.status = status;
  }
}

type Body = Record<string, unknown>;

export class RazorpayGateway {
  readonly orders = new Map<string, GatewayOrder>();
  readonly payments = new Map<string, GatewayPayment>();
  readonly refunds = new Map<string, GatewayRefund>();
  /** How a call of this kind fails, as long as it stands here: with a status, or never answered. */
  readonly faults = new Map<"order" | "read" | "capture" | "refund", number | "silence">();
  /** What was asked, in order. */
  readonly calls: string[] = [];
  /** Called when somebody has paid by the stand-in for the checkout script. */
  paid: (payment: GatewayPayment) => void = () => undefined;
  readonly #refundKeys = new Map<string, { body: string; refund: GatewayRefund }>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  async listen(port = 0): Promise<void> {
    this.#server.listen(port, "127.0.0.1");
    await once(this.#server, "listening");
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The variables of a shop that pays here. */
  get env() {
    return {
      RAZORPAY_KEY_ID: RAZORPAY_KEYS.keyId,
      RAZORPAY_KEY_SECRET: RAZORPAY_KEYS.keySecret,
      RAZORPAY_WEBHOOK_SECRET: RAZORPAY_KEYS.webhookSecret,
      RAZORPAY_API_URL: this.url,
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  /** Somebody pays an order, by default whole and captured at once. */
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

  receiptOf({ id: paymentId, order_id: orderId }: GatewayPayment): Receipt {
    const signature = hmac(`${orderId}|${paymentId}`, RAZORPAY_KEYS.keySecret);
    return {
      razorpay_order_id: orderId ?? "",
      razorpay_payment_id: paymentId,
      razorpay_signature: signature,
    };
  }

  /** An event about a payment or a refund, as it is now. */
  eventOf(
    event: string,
    about: { payment?: GatewayPayment; refund?: GatewayRefund },
  ): GatewayEvent {
    const payload = Object.fromEntries(
      Object.entries(about).map(([name, entity]) => [name, { entity }]),
    );
    const contains = Object.keys(about);
    return signedEvent({ entity: "event", event, contains, payload, created_at: now() });
  }

  refund(paymentId: string, body: Body, key?: string): GatewayRefund {
    const payment = this.payments.get(paymentId);
    if (!payment) throw new Refusal(400, "The id provided does not exist");
    const asked = JSON.stringify(body);
    const before = key === undefined ? undefined : this.#refundKeys.get(key);
    if (before && before.body !== asked) {
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
    if (key !== undefined) this.#refundKeys.set(key, { body: asked, refund });
    return refund;
  }

  /** The bank does not take it: the money stays with the shop. */
  failRefund(refund: GatewayRefund): void {
    refund.status = "failed";
    const payment = this.payments.get(refund.payment_id);
    if (!payment) return;
    payment.amount_refunded -= refund.amount;
    payment.status = "captured";
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "" } = request;
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    if (method === "OPTIONS" || url === "/favicon.ico") {
      response.writeHead(204).end();
      return;
    }
    if (url === "/v1/checkout.js") {
      response.setHeader("Content-Type", "text/javascript");
      response.end(CHECKOUT_SCRIPT);
      return;
    }
    const text = await textOf(request);
    try {
      const answer = this.#route(request, JSON.parse(text || "{}") as Body);
      if (answer !== undefined) sendJson(response, 200, answer);
    } catch (error) {
      const { status, message } =
        error instanceof Refusal ? error : new Refusal(500, String(error));
      const code = status < 500 ? "BAD_REQUEST_ERROR" : "SERVER_ERROR";
      sendJson(response, status, { error: { code, description: message } });
    }
  }

  /** Undefined where nothing is ever answered. */
  #route({ method = "", url = "", headers }: IncomingMessage, body: Body): unknown {
    if (url === "/stand-in/pay") return this.#payHere(body);
    requireKeys(headers.authorization);
    this.calls.push(`${method} ${url}`);
    const [, kind, name = "", verb] = url.slice("/v1".length).split("/");
    const called = kindOf(method, kind, verb);
    const fault = this.faults.get(called);
    if (fault === "silence") return undefined;
    if (fault !== undefined) throw new Refusal(fault, "A fault on demand");
    if (called === "order") return this.#makeOrder(body);
    if (called === "capture") return this.#capture(name, body);
    if (called === "refund")
      return this.refund(name, body, header(headers, "x-refund-idempotency"));
    return this.#read(kind, name, verb);
  }

  #makeOrder(body: Body): GatewayOrder {
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

  #capture(name: string, { amount }: Body): GatewayPayment {
    const payment = this.payments.get(name);
    if (payment?.status !== "authorized") {
      throw new Refusal(400, "This payment has already been captured");
    }
    if (amount !== payment.amount) {
      throw new Refusal(400, "Capture amount must be equal to the amount authorized");
    }
    return Object.assign(payment, { status: "captured", captured: true });
  }

  #read(kind: string | undefined, name: string, verb: string | undefined): unknown {
    if (kind === "orders" && verb === "payments") {
      return listOf([...this.payments.values()].filter((payment) => payment.order_id === name));
    }
    if (kind === "payments" && verb === "refunds") {
      return listOf([...this.refunds.values()].filter((refund) => refund.payment_id === name));
    }
    const found = kind === "payments" ? this.payments.get(name) : this.refunds.get(name);
    if (!found) throw new Refusal(400, "The id provided does not exist");
    return found;
  }

  #payHere({ order_id: orderId }: Body): Receipt {
    const payment = this.pay(String(orderId));
    this.paid(payment);
    return this.receiptOf(payment);
  }
}

/** Signs what it is told to, whatever that says. */
export function signedEvent(content: unknown, secret = RAZORPAY_KEYS.webhookSecret): GatewayEvent {
  const body = JSON.stringify(content);
  return {
    body,
    headers: {
      "content-type": "application/json",
      "x-razorpay-signature": hmac(body, secret),
      "x-razorpay-event-id": randomBytes(7).toString("hex"),
    },
  };
}

const listOf = (items: unknown[]) => ({ entity: "collection", count: items.length, items });

const header = (headers: IncomingMessage["headers"], name: string) => {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
};

function kindOf(method: string, kind: string | undefined, verb: string | undefined) {
  if (method === "GET") return "read";
  if (kind === "orders") return "order";
  return verb === "capture" ? "capture" : "refund";
}

function requireKeys(authorization: string | undefined): void {
  const { keyId, keySecret } = RAZORPAY_KEYS;
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  if (authorization !== expected) throw new Refusal(401, "Authentication failed");
}

function sendJson(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(answer));
}
