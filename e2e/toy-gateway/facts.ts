import type { GatewayFacts } from "@/lib/payments/gateways/gateway-facts";

/** The toy's entry in `lib/payments/gateways/facts.ts`. */
export const toyFacts: GatewayFacts = {
  csp: () => ({ script: "https://toy.example/pay.js", origins: ["https://toy.example"] }),
  isDue: `EXISTS (SELECT FROM toy_payments WHERE NOT "isSettled")`,
};
