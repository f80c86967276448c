import { isLoopback } from "../../../base/http/loopback.ts";
import { RETRY_DAYS } from "../../../base/retry.ts";
import type { GatewaySources, GatewayFacts } from "../gateway-facts.ts";

/** Origins of Razorpay's checkout. A local stand-in for the API serves its own script, so that tests move no money. */
function gatewaySources(apiUrl: string): GatewaySources {
  const { hostname, origin } = new URL(apiUrl);
  if (isLoopback(hostname)) return { script: `${apiUrl}/v1/checkout.js`, origins: [origin] };
  return {
    script: "https://checkout.razorpay.com/v1/checkout.js",
    origins: ["https://checkout.razorpay.com", "https://api.razorpay.com"],
  };
}

export const razorpay: GatewayFacts = {
  csp: ({ RAZORPAY_KEY_ID, RAZORPAY_API_URL }) =>
    RAZORPAY_KEY_ID ? gatewaySources(RAZORPAY_API_URL || "https://api.razorpay.com") : undefined,
  isDue: `EXISTS (SELECT FROM razorpay_orders WHERE "settledAt" IS NULL AND "nextLookAt" <= now()
    AND "createdAt" > now() - interval '${RETRY_DAYS} days')`,
};
