import { setTimeout as sleep } from "node:timers/promises";
import { toPaise } from "@/lib/pricing/money";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";

/** A client of a shop that fails at times. It pauses after a failure and repeats an order with the same key. */

const ANSWER_MS = 30_000;
const PAUSE_MS = 200;
const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

export interface Reply {
  status: number;
  body: unknown;
}

export interface Placed {
  id: string;
  orderId: string;
  totalPaise: number;
}

export class Client {
  readonly #origin: string;
  readonly #token: string;
  readonly #address: () => string;
  readonly #signal: AbortSignal;
  readonly #note: (status: number, request: string) => void;

  constructor(options: {
    origin: string;
    token: string;
    address: () => string;
    signal: AbortSignal;
    /** Called for each response with a status of 500 or more. */
    note: (status: number, request: string) => void;
  }) {
    this.#origin = options.origin;
    this.#token = options.token;
    this.#address = options.address;
    this.#signal = options.signal;
    this.#note = options.note;
  }

  /** Returns the response; undefined if none came, so that the outcome is unknown. */
  async call(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Reply | undefined> {
    const isForm = body instanceof FormData;
    try {
      const response = await fetch(`${this.#origin}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${this.#token}`,
          "X-Forwarded-For": this.#address(),
          ...(body !== undefined && !isForm && { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const text = await response.text();
      if (response.status >= 500) {
        this.#note(response.status, `${method} ${path.replace(UUID, "{id}")}`);
        await sleep(PAUSE_MS);
      }
      const isJson = response.headers.get("content-type")?.includes("json") ?? false;
      return { status: response.status, body: isJson ? JSON.parse(text) : text };
    } catch {
      await sleep(PAUSE_MS);
      return undefined;
    }
  }

  /** Repeats the same request until the shop accepts or refuses it; undefined if the load ended first. */
  async insist(...request: Parameters<Client["call"]>): Promise<Reply | undefined> {
    while (!this.#signal.aborted) {
      const reply = await this.call(...request);
      if (reply && reply.status < 500 && reply.status !== 429) return reply;
      await sleep(PAUSE_MS);
    }
    return undefined;
  }

  /** Orders at current prices; returns the body of the 201 response. */
  async order(
    key: string,
    items: { product: string; quantity: number }[],
  ): Promise<Placed | undefined> {
    const quoted = await this.insist("POST", "/api/cart/quote", { body: { items } });
    const { total, lines } = (quoted?.body ?? {}) as {
      total?: number;
      lines?: { product: string; quantity: number; price: number }[];
    };
    const products = lines?.map(({ product, quantity, price }) => ({ product, quantity, price }));
    const body = { products, totalAmount: total, shippingAddress: POSTAL_ADDRESS };
    const headers = { "Idempotency-Key": key };
    const reply = await this.insist("POST", "/api/orders", { body, headers });
    if (reply?.status !== 201) return undefined;
    const { _id, orderId, totalAmount } = reply.body as {
      _id: string;
      orderId: string;
      totalAmount: number;
    };
    return { id: _id, orderId, totalPaise: toPaise(totalAmount) };
  }
}
