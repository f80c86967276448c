import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import { DELIVERY, toDelivery, getHost, lockWebhook, withNextTries } from "./queries";
import type { Delivery } from "./schemas";
import { renewTickets, sendTickets } from "./tickets";

export interface ReplayDeliveryOptions extends AuditedWrite {
  webhookId: string;
  id: string;
}

/**
 * Resends a delivery with the same id and body, after those waiting for its object, and retries for another 24 hours. A
 * waiting one is tried at once.
 * @throws AppError not_found
 */
export async function replayDelivery(options: ReplayDeliveryOptions): Promise<Delivery> {
  const { db, webhookId, id, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    const webhook = await lockWebhook(tx, webhookId);
    const before = isUuid(id)
      ? await tx.webhookDelivery.findFirst({
          where: { id, webhookId },
          select: { state: true, objectId: true },
        })
      : null;
    if (!before) throw new AppError("not_found", "There is no such delivery.");
    const ticket = { webhookId, objectId: before.objectId };
    if (before.state === "waiting") await renewTickets(tx, ticket);
    else {
      await tx.$executeRaw`
        UPDATE "webhook_deliveries" SET "state" = 'waiting', "queuedAt" = clock_timestamp() WHERE "id" = ${id}::uuid`;
      await sendTickets(tx, [ticket]);
    }
    await recordAudit(tx, {
      event: "Webhook Delivery Requested",
      actor,
      description: `A delivery to ${getHost(webhook)} is sent again`,
      ipAddress,
      details: { webhook: webhookId, delivery: id },
    });
    const row = await tx.webhookDelivery.findUniqueOrThrow({ where: { id }, select: DELIVERY });
    const [shown] = await withNextTries(tx, [row]);
    if (!shown) throw new Error("A delivery is shown as one.");
    return toDelivery(shown);
  });
}
