import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { orderAnswer } from "@/lib/orders/order-answer";
import { findOrder } from "@/lib/orders/queries";
import { requireOrder } from "@/lib/orders/require-order";
import type { Identity } from "@/lib/session/identify";
import type { GatewayName } from "@/lib/shop/payment-methods/methods";
import type { GatewayEvent } from "./gateway";
import { GATEWAYS } from "./gateways";
import type { StartPaymentRequest } from "./schemas";

/** What the calls of a gateway do: a route names its gateway and hands over. */

type Table = typeof GATEWAYS;
type Checkout<N extends GatewayName> = Awaited<ReturnType<Table[N]["start"]>>;
type Receipt<N extends GatewayName> = Parameters<Table[N]["confirm"]>[1];

interface Asked<Body> {
  db: PrismaClient;
  query: { key?: string | undefined };
  body: Body;
  identity: Identity;
}

/** Answers what the gateway's window is opened with. */
export function startPayment<N extends GatewayName>(name: N) {
  return async ({ db, query, body, identity }: Asked<StartPaymentRequest>) => {
    const order = await requireOrder(db, body.order, { identity, key: body.key ?? query.key });
    return { body: (await GATEWAYS[name].start(db, order)) as Checkout<N> };
  };
}

/** Answers the order to whoever may see it: a signature proves a payment, and nobody's name. */
export function confirmPayment<N extends GatewayName>(name: N) {
  return async ({ db, query, body, identity }: Asked<Receipt<N>>) => {
    const { id, payment } = await GATEWAYS[name].confirm(db, body);
    const order = await findOrder(db, id, { identity, key: query.key });
    return { body: order ? orderAnswer(order) : { payment: { state: payment.state } } };
  };
}

/** Answers nothing: the event is taken, or was before. */
export function takeEvent(name: GatewayName) {
  return async ({ db, body, headers }: GatewayEvent & { db: PrismaClient }) => {
    await GATEWAYS[name].webhook(db, { body, headers });
    return { body: undefined };
  };
}
