import { call } from "@/lib/client/api";
import { presentedToken } from "@/lib/client/session";
import type { DeliveryAnswer } from "@/lib/shop/delivery/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";

/** API calls of the assistant; each may fail. */
export interface Lookups {
  /** The signed-in person's last 3 orders, newest first, or only the one with `number`; null for a guest. */
  ownOrders: (number?: string) => Promise<OrderAnswer[] | null>;
  /** Emails the link of an order to the order's own email; the reply does not reveal whether the order exists. */
  mailOrderLink: (orderId: string, email: string) => Promise<void>;
  delivery: (pin: string) => Promise<DeliveryAnswer>;
}

const MAX_ORDERS = 3;

export const lookups: Lookups = {
  ownOrders: async (number) => {
    const token = presentedToken();
    const query = { limit: MAX_ORDERS, ...(number ? { q: number } : {}) };
    return token ? call("GET /orders", { query, token }) : null;
  },
  mailOrderLink: (orderId, email) =>
    call("POST /orders/renew-key", { body: { orderId, email }, token: null }),
  delivery: (pin) => call("GET /delivery", { query: { pin }, token: null }),
};
