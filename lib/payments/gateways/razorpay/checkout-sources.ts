import { isLoopback } from "../../../base/loopback.ts";

/** What a page has to let in so that Razorpay's checkout works there. */
export interface CheckoutSources {
  /** The address of its script. */
  script: string;
  /** The origins that the script comes from, frames and calls. */
  origins: readonly string[];
}

/**
 * Where browsers find Razorpay's checkout. A stand-in for its API on this machine brings a script of its
 * own, so that tests move no money.
 */
export function checkoutSources(apiUrl: string): CheckoutSources {
  const { hostname, origin } = new URL(apiUrl);
  if (isLoopback(hostname)) return { script: `${apiUrl}/v1/checkout.js`, origins: [origin] };
  return {
    script: "https://checkout.razorpay.com/v1/checkout.js",
    origins: ["https://checkout.razorpay.com", "https://api.razorpay.com"],
  };
}

/** By its name a page says in its head that it opens Razorpay's checkout, and where the script is. */
export const CHECKOUT_META = "razorpay-checkout";
