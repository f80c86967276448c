import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { lockTexts } from "@/lib/db/locks/text-locks";
import { newUuid } from "@/lib/db/new-uuid";
import { refuseTarget } from "@/lib/messaging/outgoing/refuse-target";
import { getHost, MAX_WEBHOOKS, WEBHOOK, toWebhook } from "./queries";
import type { CreatedWebhook, NewWebhook } from "./schemas";
import { newSecret, sealWebhookSecret } from "./secret";

export interface CreateWebhookOptions extends AuditedWrite {
  request: NewWebhook;
}

/**
 * Creates a webhook and returns its secret, the only time that it is shown.
 * @throws AppError invalid_input for an address that may not be called (field `url`), and above MAX_WEBHOOKS
 */
export async function createWebhook(options: CreateWebhookOptions): Promise<CreatedWebhook> {
  const { db, request, actor, ipAddress } = options;
  await refuseTarget(request.url);
  const id = newUuid();
  const secret = newSecret();
  return db.$transaction(async (tx) => {
    await lockTexts(tx, "count", ["webhooks"]);
    if ((await tx.webhook.count()) >= MAX_WEBHOOKS) {
      const message = `There are ${MAX_WEBHOOKS} webhooks already. Delete one that is no longer used.`;
      throw new AppError("invalid_input", message);
    }
    const data = { id, ...request, secret: sealWebhookSecret(secret, id) };
    const made = toWebhook(await tx.webhook.create({ data, select: WEBHOOK }));
    await recordAudit(tx, {
      event: "Webhook Created",
      actor,
      description: `A webhook to ${getHost(made)} was added`,
      ipAddress,
      details: { webhook: id, events: made.events, active: made.active },
    });
    return { ...made, secret };
  });
}
