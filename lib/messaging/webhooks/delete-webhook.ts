import "server-only";
import { type AuditedRowWrite, recordAudit } from "@/lib/audit/record";
import { getHost, lockWebhook } from "./queries";

/**
 * Deletes a webhook with its deliveries.
 * @throws AppError not_found
 */
export async function deleteWebhook(options: AuditedRowWrite): Promise<void> {
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
