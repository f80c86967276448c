import type { OrderActor } from "@/lib/orders/lock-order";
import { GATEWAY_TITLES, type GatewayName } from "@/lib/shop/payment-methods/methods";

/**
 * The actor of changes reported by a gateway. However the report arrives, only what the gateway's API answered is
 * recorded.
 */
export const byGateway = (gateway: GatewayName): OrderActor => ({
  actor: { userId: null, identifier: gateway, name: GATEWAY_TITLES[gateway] },
});
