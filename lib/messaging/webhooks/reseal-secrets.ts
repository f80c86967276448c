import "server-only";
import { unsealSecret } from "@/lib/base/secrets/secret-box";
import type { PrismaClient } from "@/lib/db/generated/client";
import { sealWebhookSecret } from "./secret";

/**
 * Reseals secrets that are still under the previous AUTH_SECRET under the current one, so that the previous one can be
 * removed. One that changes meanwhile is already new. Returns how many secrets were resealed, and how many cannot be
 * opened.
 */
export async function resealWebhookSecrets(db: PrismaClient) {
  const select = { id: true, secret: true, previousSecret: true } as const;
  const results = { resealed: 0, lost: 0 };
  for (const { id, ...stored } of await db.webhook.findMany({ select })) {
    for (const column of ["secret", "previousSecret"] as const) {
      const sealed = stored[column];
      if (sealed === null) continue;
      const opened = unsealSecret("webhook", sealed, id);
      if (!opened) results.lost += 1;
      if (!opened?.stale) continue;
      const where = { id, [column]: sealed };
      const data = { [column]: sealWebhookSecret(opened.secret, id) };
      results.resealed += (await db.webhook.updateMany({ where, data })).count;
    }
  }
  return results;
}
