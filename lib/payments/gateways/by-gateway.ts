import type { OrderActor } from "@/lib/orders/order-actor";
import { GATEWAY_TITLES, type GatewayName } from "@/lib/shop/payment-methods/methods";

/** Whatever way the news came: what is written down is what the gateway answered. */
export const byGateway = (gateway: GatewayName): OrderActor => ({
  actor: { userId: null, identifier: gateway, name: GATEWAY_TITLES[gateway] },
});
