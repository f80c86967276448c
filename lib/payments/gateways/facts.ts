import type { GatewayName } from "../../shop/payment-methods/methods.ts";
import { razorpay } from "./razorpay/facts.ts";

/** Facts about a gateway for processes that load neither Next nor the database client. */
export interface GatewayFacts {
  /** Sources for the Content Security Policy of the payment page; undefined in a shop without the gateway's keys. */
  csp: (env: NodeJS.ProcessEnv) => CheckoutSources | undefined;
  /** SQL condition: true when a payment is due to be checked with the gateway. */
  isDue: string;
  /**
   * Table of the event ids that were processed, with `receivedAt`; rows are removed after 30 days. Undefined without
   * one.
   */
  events?: string;
}

/** What a page's Content Security Policy must allow for a gateway's checkout. */
export interface CheckoutSources {
  /** URL of the checkout script. */
  script: string;
  /** Origins that the script loads from, frames and calls. */
  origins: readonly string[];
}

export const GATEWAY_FACTS: Record<GatewayName, GatewayFacts> = { razorpay };

/** The table of late payments; it is still named after the first gateway. */
export const LATE_REFUNDS = "razorpay_refunds";

/** The meta tag in which a page names the gateways that it opens, separated by spaces. */
export const CHECKOUT_META = "payment-gateways";

/** Sources by gateway, only for gateways whose keys the shop has. */
export type Checkouts = Partial<Record<GatewayName, CheckoutSources>>;

export function listCheckouts(env: NodeJS.ProcessEnv): Checkouts {
  const all = Object.entries(GATEWAY_FACTS).map(([name, { csp }]) => [name, csp(env)] as const);
  return Object.fromEntries(all.filter(([, sources]) => sources !== undefined));
}
