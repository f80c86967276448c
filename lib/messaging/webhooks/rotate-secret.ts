import "server-only";
import { type AuditedRowWrite, recordAudit } from "@/lib/audit/record";
import { getHost, lockWebhook } from "./queries";
import type { RotatedSecret } from "./schemas";
import { newSecret, OVERLAP_MS, sealWebhookSecret } from "./secret";

/**
 * Returns a new secret, the only time that it is shown; the previous one also signs for a day.
 * @throws AppError not_found
 */
export async function rotateSecret(options: AuditedRowWrite): Promise<RotatedSecret> {
  const { db, id, actor, ipAddress } = options;
  const secret = newSecret();
  const previousUntil = new Date(Date.now() + OVERLAP_MS);
  return db.$transaction(async (tx) => {
    const webhook = await lockWebhook(tx, id);
    const { secret: previousSecret } = await tx.webhook.findUniqueOrThrow({
      where: { id },
      select: { secret: true },
    });
    await tx.webhook.update({
      where: { id },
      data: { secret: sealWebhookSecret(secret, id), previousSecret, previousUntil },
      select: { id: true },
    });
    await recordAudit(tx, {
      event: "Webhook Secret Updated",
      actor,
      description: `The webhook to ${getHost(webhook)} got a new secret`,
      ipAddress,
      details: { webhook: id, previousUntil: previousUntil.toISOString() },
    });
    return { secret, previousUntil: previousUntil.toISOString() };
  });
}
