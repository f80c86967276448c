import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { getHost, lockWebhook } from "./queries";

export interface DeleteWebhookOptions {
  db: PrismaClient;
  id: string;
  actor: AuditActor;
  ipAddress: string;
}

/**
 * Deletes a webhook with its deliveries.
 * @throws AppError not_found
 */
export async function deleteWebhook(options: DeleteWebhookOptions): Promise<void> {
  const { db, id, actor, ipAddress } = options;
  await db.$transaction(async (tx) => {
    const webhook = await lockWebhook(tx, id);
    await tx.webhook.delete({ where: { id }, select: { id: true } });
    await recordAudit(tx, {
      event: "Webhook Deleted",
      actor,
      description: `The webhook to ${getHost(webhook)} was deleted`,
      ipAddress,
      details: { webhook: id },
    });
  });
}
