import { call } from "@/lib/client/api";
import { presentedToken } from "@/lib/client/session";
import type { DeliveryAnswer } from "@/lib/shop/delivery/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";

/** What the assistant asks the shop; each may fail. */
export interface Lookups {
  /** Of whoever is signed in, newest first, of one number where it is named; null for a visitor. */
  ownOrders: (number?: string) => Promise<OrderAnswer[] | null>;
  /** Mails the link to an order to its own address; nobody learns here whether there is such an order. */
  mailOrderLink: (orderId: string, email: string) => Promise<void>;
  delivery: (pin: string) => Promise<DeliveryAnswer>;
}

const MOST_ORDERS = 3;

export const lookups: Lookups = {
  ownOrders: async (number) => {
    const token = presentedToken();
    const query = { limit: MOST_ORDERS, ...(number ? { q: number } : {}) };
    return token ? call("GET /orders", { query, token }) : null;
  },
  mailOrderLink: (orderId, email) =>
    call("POST /orders/renew-key", { body: { orderId, email }, token: null }),
  delivery: (pin) => call("GET /delivery", { query: { pin }, token: null }),
};
