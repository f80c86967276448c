import "server-only";
import { hasGatewayKeys } from "@/lib/base/env";
import { log } from "@/lib/base/log";
import type { PrismaClient } from "@/lib/db/generated/client";
import { GATEWAY_TITLES } from "@/lib/shop/payment-methods/methods";
import { GatewayUnavailable } from "./errors";
import { GATEWAYS } from "./gateways";
import type { PaymentGateway, Reconciled } from "./gateway";

/**
 * Finds payments that neither the browser nor a webhook reported. While a gateway is down, its remaining work waits for
 * the next run.
 */
export async function reconcilePayments(db: PrismaClient, now = new Date()): Promise<Reconciled> {
  const done = { checked: 0, found: 0 };
  for (const gateway of Object.values(GATEWAYS)) {
    if (hasGatewayKeys(gateway.name)) await reconcileOne(db, gateway, { done, now });
  }
  return done;
}

async function reconcileOne(
  db: PrismaClient,
  gateway: PaymentGateway,
  { done, now }: { done: Reconciled; now: Date },
): Promise<void> {
  try {
    const { checked, found } = await gateway.reconcile(db, { now });
    done.checked += checked;
    done.found += found;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    const title = GATEWAY_TITLES[gateway.name];
    log.error(`${title} could not be asked about payments; the next try is in a minute`, error);
  }
}

/**
 * Updates the ledger to what all gateways know of one order.
 * @throws GatewayUnavailable
 */
export async function reconcileOrder(db: PrismaClient, orderId: string, now: Date): Promise<void> {
  for (const gateway of Object.values(GATEWAYS)) await gateway.reconcile(db, { orderId, now });
}
