import type { IncomingMessage, ServerResponse } from "node:http";
import { text as textOf } from "node:stream/consumers";
import {
  now,
  RazorpayBooks,
  Refusal,
  type Body,
  type GatewayPayment,
  type GatewayRefund,
} from "../../steps/razorpay/razorpay-books.ts";
import { CHECKOUT_SCRIPT } from "./razorpay-script.ts";
import { RAZORPAY_KEYS, signedEvent, signedReceipt, type Receipt } from "./razorpay-signatures.ts";
import { StandInServer, type SignedEvent } from "./stand-in-server.ts";

// A stand-in for Razorpay on loopback: the part of its API that the shop uses (https://razorpay.com/docs/api), and
// faults on demand.

export class RazorpayGateway extends RazorpayBooks {
  /** Makes calls of a kind fail while set: with a status, or without any response. */
  readonly faults = new Map<"order" | "read" | "capture" | "refund", number | "silence">();
  /** The calls so far, in order. */
  readonly calls: string[] = [];
  /** Called after a payment with the stand-in for the checkout script. */
  paid: (payment: GatewayPayment) => void = () => undefined;
  readonly #server = new StandInServer((...call) => this.#answer(...call));
  listen = (port?: number): Promise<void> => this.#server.listen(port);
  close = (): Promise<void> => this.#server.close();

  get url(): string {
    return this.#server.url;
  }

  /** The environment variables of a shop that uses this gateway. */
  get env() {
    return {
      RAZORPAY_KEY_ID: RAZORPAY_KEYS.keyId,
      RAZORPAY_KEY_SECRET: RAZORPAY_KEYS.keySecret,
      RAZORPAY_WEBHOOK_SECRET: RAZORPAY_KEYS.webhookSecret,
      RAZORPAY_API_URL: this.url,
    };
  }

  receiptOf({ id, order_id: orderId }: GatewayPayment): Receipt {
    return signedReceipt(orderId, id);
  }

  /** Returns an event about the current state of a payment or a refund. */
  eventOf(event: string, about: { payment?: GatewayPayment; refund?: GatewayRefund }): SignedEvent {
    const payload = Object.fromEntries(
      Object.entries(about).map(([name, entity]) => [name, { entity }]),
    );
    const contains = Object.keys(about);
    return signedEvent({ entity: "event", event, contains, payload, created_at: now() });
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

  /** Undefined if the call must never get a response. */
  #route({ method = "", url = "", headers }: IncomingMessage, body: Body): unknown {
    if (url === "/stand-in/pay") return this.#payHere(body);
    requireKeys(headers.authorization);
    this.calls.push(`${method} ${url}`);
    const [, kind, name = "", verb] = url.slice("/v1".length).split("/");
    const called = getKind(method, kind, verb);
    const fault = this.faults.get(called);
    if (fault === "silence") return undefined;
    if (fault !== undefined) throw new Refusal(fault, "A fault on demand");
    if (called === "order") return this.makeOrder(body);
    if (called === "capture") return this.capture(name, body);
    if (called === "refund")
      return this.refund(name, body, header(headers, "x-refund-idempotency"));
    return this.read(kind, name, verb);
  }

  #payHere({ order_id: orderId }: Body): Receipt {
    const payment = this.pay(String(orderId));
    this.paid(payment);
    return this.receiptOf(payment);
  }
}

const header = (headers: IncomingMessage["headers"], name: string) => {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
};

function getKind(method: string, kind: string | undefined, verb: string | undefined) {
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
