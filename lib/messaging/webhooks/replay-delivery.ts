import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { PrismaClient } from "@/lib/db/generated/client";
import { DELIVERY, toDelivery, getHost, lockWebhook } from "./queries";
import type { Delivery } from "./schemas";

export interface ReplayDeliveryOptions {
  db: PrismaClient;
  webhookId: string;
  id: string;
  actor: AuditActor;
  ipAddress: string;
}

/**
 * Sends a delivery again, with the same id and body, after what already waits about its object, and tries for another
 * 24 hours. One that waits is tried at once.
 * @throws AppError not_found
 */
export async function replayDelivery(options: ReplayDeliveryOptions): Promise<Delivery> {
  const { db, webhookId, id, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    const webhook = await lockWebhook(tx, webhookId);
    const count = isUuid(id)
      ? await tx.$executeRaw`
          UPDATE "webhook_deliveries" SET "state" = 'waiting', "tries" = 0, "since" = now(), "nextAt" = now(),
            "queuedAt" = CASE "state" WHEN 'waiting' THEN "queuedAt"
              ELSE clock_timestamp() END
          WHERE "id" = ${id}::uuid AND "webhookId" = ${webhookId}::uuid`
      : 0;
    if (count === 0) throw new AppError("not_found", "There is no such delivery.");
    await recordAudit(tx, {
      event: "Webhook Delivery Requested",
      actor,
      description: `A delivery to ${getHost(webhook)} is sent again`,
      ipAddress,
      details: { webhook: webhookId, delivery: id },
    });
    const row = await tx.webhookDelivery.findUniqueOrThrow({ where: { id }, select: DELIVERY });
    return toDelivery(row);
  });
}
