import "server-only";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { refuseTarget } from "@/lib/messaging/outgoing/refuse-target";
import { getHost, lockWebhook, WEBHOOK, toWebhook } from "./queries";
import type { Webhook, WebhookChanges } from "./schemas";
import { sendTickets } from "./tickets";

export interface UpdateWebhookOptions extends AuditedWrite {
  id: string;
  request: WebhookChanges;
}

/**
 * Changes URL or events of a webhook, or switches it on or off. Waiting deliveries go to the new URL, and continue once
 * it is on again.
 * @throws AppError not_found; invalid_input for an address that may not be called (field `url`)
 */
export async function updateWebhook(options: UpdateWebhookOptions): Promise<Webhook> {
  const { db, id, request, actor, ipAddress } = options;
  if (request.url !== undefined) await refuseTarget(request.url);
  return db.$transaction(async (tx) => {
    const before = await lockWebhook(tx, id);
    const isNewStart = request.active === true || request.url !== undefined;
    const row = await tx.webhook.update({
      where: { id },
      data: { ...request, ...(isNewStart ? { failingSince: null } : {}) },
      select: WEBHOOK,
    });
    const after = toWebhook(row);
    if (after.active && !before.active) await resume(tx, id);
    const known = (webhook: Webhook) => ({
      host: getHost(webhook),
      events: webhook.events.join(", "),
      active: webhook.active,
    });
    const { url } = before;
    await recordAudit(tx, {
      event: "Webhook Updated",
      actor,
      description: `The webhook to ${getHost(after)} was changed`,
      ipAddress,
      details: {
        webhook: id,
        changes: changes(known(before), known(after)),
        ...(url !== after.url ? { addressChanged: true } : {}),
      },
    });
    return after;
  });
}

/** Sends new jobs: while the webhook was off, its jobs did nothing. */
async function resume(tx: Transaction, webhookId: string): Promise<void> {
  const waiting = { webhookId, state: "waiting" } as const;
  const select = { webhookId: true, objectId: true } as const;
  await sendTickets(tx, await tx.webhookDelivery.findMany({ where: waiting, select }));
}
