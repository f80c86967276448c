/** Facts about a gateway for processes that load neither Next nor the database client. */
export interface GatewayFacts {
  /** Sources for the Content Security Policy of the payment page; undefined in a shop without the gateway's keys. */
  csp: (env: NodeJS.ProcessEnv) => GatewaySources | undefined;
  /** SQL condition: true when a payment is due to be checked with the gateway. */
  isDue: string;
}

/** Requirements of a gateway's checkout for the page's Content Security Policy. */
export interface GatewaySources {
  /** URL of the checkout script. */
  script: string;
  /** Origins that the script loads from, frames and calls. */
  origins: readonly string[];
}
