import "server-only";
import { unsealSecret } from "@/lib/base/secrets/secret-box";
import type { PrismaClient } from "@/lib/db/generated/client";
import { sealWebhookSecret } from "./secret";

/**
 * Reseals secrets sealed under the previous AUTH_SECRET, so that it can be removed. One changed meanwhile uses the
 * current secret already. Returns how many secrets were resealed, and how many cannot be opened.
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
