import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { findOrder } from "@/lib/orders/read/queries";
import { requireOrder } from "@/lib/orders/read/require-order";
import type { Identity } from "@/lib/identity/session/identify";
import type { GatewayName } from "@/lib/shop/payment-methods/methods";
import type { GatewayEvent } from "./gateway";
import { GATEWAYS } from "./gateways";
import type { StartPaymentRequest } from "./schemas";

/** The handlers of the gateways' endpoints; a route only names its gateway. */

type Table = typeof GATEWAYS;
type Checkout<N extends GatewayName> = Awaited<ReturnType<Table[N]["start"]>>;
type Receipt<N extends GatewayName> = Parameters<Table[N]["confirm"]>[1];

interface Requested<Body> {
  db: PrismaClient;
  query: { key?: string | undefined };
  body: Body;
  identity: Identity;
}

/** Responds with the options to open the gateway's checkout. */
export function startPayment<N extends GatewayName>(name: N) {
  return async ({ db, query, body, identity }: Requested<StartPaymentRequest>) => {
    const visitor = { identity, key: body.key ?? query.key };
    const order = await requireOrder(db, body.order, visitor, "pay");
    return { body: (await GATEWAYS[name].start(db, order)) as Checkout<N> };
  };
}

/** Returns the full order only to a visitor who may see it: the signature verifies the payment, not its sender. */
export function confirmPayment<N extends GatewayName>(name: N) {
  return async ({ db, query, body, identity }: Requested<Receipt<N>>) => {
    const { id, payment } = await GATEWAYS[name].confirm(db, body);
    const order = await findOrder(db, id, { identity, key: query.key });
    return { body: order ? orderAnswer(order) : { payment: { state: payment.state } } };
  };
}

/** The response is empty for new and repeated events. */
export function handleEvent(name: GatewayName) {
  return ({ db, body, headers }: GatewayEvent & { db: PrismaClient }) =>
    GATEWAYS[name].webhook(db, { body, headers });
}
