import "server-only";
import { holds, type Queryable } from "@/lib/db/holds";
import { hasGatewayKeys } from "@/lib/base/env";
import { GATEWAY_METHODS } from "@/lib/shop/payment-methods/methods";
import { GATEWAY_FACTS } from "./facts";

/** True when a payment is due to be checked with a gateway whose keys the shop has. */
export async function reconcileIsDue(db: Queryable): Promise<boolean> {
  const gateways = GATEWAY_METHODS.filter(hasGatewayKeys);
  if (gateways.length === 0) return false;
  return holds(db, gateways.map((name) => GATEWAY_FACTS[name].isDue).join(" OR "));
}
