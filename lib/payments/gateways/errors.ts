import "server-only";
import { GATEWAY_TITLES, type GatewayName } from "@/lib/shop/payment-methods/methods";
import { Refusal } from "@/lib/i18n/refusal";

/** A gateway is down, slow, or sent an unreadable response: a retry may succeed. */
export class GatewayUnavailable extends Refusal {
  constructor(gateway: GatewayName, why: string) {
    const title = GATEWAY_TITLES[gateway];
    super(
      "unavailable",
      (t) => t("{title} does not answer right now. Please try again in a moment.", { title }),
      { headers: { "Retry-After": "30" } },
    );
    this.cause = why;
  }
}

/** A gateway refused the request; a retry would be refused again. */
export class GatewayRefused extends Error {
  readonly description: string;

  constructor(gateway: GatewayName, status: number, description: string) {
    super(`${GATEWAY_TITLES[gateway]} refused with ${status}: ${description}`);
    this.description = description;
  }
}
