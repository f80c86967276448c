import type { GatewayName } from "../../shop/payment-methods/methods.ts";
import { razorpay } from "./razorpay/facts.ts";

/** What of a gateway is asked by processes that load neither Next nor the database's client. */
export interface GatewayFacts {
  /** What the page that pays lets in; undefined in a shop without the gateway's keys. */
  csp: (env: NodeJS.ProcessEnv) => CheckoutSources | undefined;
  /** SQL: whether any payment is to be asked about now. */
  isDue: string;
  /** The table, if any, of the ids of events that were taken, with `receivedAt`: they are removed after 30 days. */
  events?: string;
}

/** What a page has to let in so that a gateway's window works there. */
export interface CheckoutSources {
  /** The address of its script. */
  script: string;
  /** The origins that the script comes from, frames and calls. */
  origins: readonly string[];
}

export const GATEWAY_FACTS: Record<GatewayName, GatewayFacts> = { razorpay };

/** The table of payments that came too late; it has the name of the first gateway. */
export const LATE_REFUNDS = "razorpay_refunds";

/** By which a page says in its head which gateways' windows it opens, with spaces between. */
export const CHECKOUT_META = "payment-gateways";

/** What the gateways' windows need, each by its name; those alone whose keys the shop has. */
export type Checkouts = Partial<Record<GatewayName, CheckoutSources>>;

export function checkoutsOf(env: NodeJS.ProcessEnv): Checkouts {
  const all = Object.entries(GATEWAY_FACTS).map(([name, { csp }]) => [name, csp(env)] as const);
  return Object.fromEntries(all.filter(([, sources]) => sources !== undefined));
}
