import type { GatewayName } from "../../shop/payment-methods/methods.ts";
import { razorpay } from "./razorpay/facts.ts";
import type { GatewayFacts, CheckoutSources } from "./gateway-facts.ts";

export const GATEWAY_FACTS: Record<GatewayName, GatewayFacts> = { razorpay };

/** The meta tag in which a page names the gateways that it opens, separated by spaces. */
export const CHECKOUT_META = "payment-gateways";

/** Sources by gateway, only for gateways whose keys the shop has. */
export type Checkouts = Partial<Record<GatewayName, CheckoutSources>>;

export function listCheckouts(env: NodeJS.ProcessEnv): Checkouts {
  const all = Object.entries(GATEWAY_FACTS).map(([name, { csp }]) => [name, csp(env)] as const);
  return Object.fromEntries(all.filter(([, sources]) => sources !== undefined));
}
