import type { GatewayName } from "../../shop/payment-methods/methods.ts";
import { razorpay } from "./razorpay/facts.ts";
import type { GatewayFacts, GatewaySources } from "./gateway-facts.ts";

export const GATEWAY_FACTS: Record<GatewayName, GatewayFacts> = { razorpay };

/** The meta tag that names a page's gateways, separated by spaces. */
export const GATEWAYS_META_NAME = "payment-gateways";

/** Sources by gateway, only for gateways whose keys the shop has. */
export type SourcesByGateway = Partial<Record<GatewayName, GatewaySources>>;

export function listGatewaySources(env: NodeJS.ProcessEnv): SourcesByGateway {
  const all = Object.entries(GATEWAY_FACTS).map(([name, { csp }]) => [name, csp(env)] as const);
  return Object.fromEntries(all.filter(([, sources]) => sources !== undefined));
}
