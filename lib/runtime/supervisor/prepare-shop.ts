import "server-only";
import { prepareAudit } from "@/lib/audit/prepare-audit";
import { createFirstAdmin, type FirstAdmin } from "@/lib/identity/accounts/create-admin";
import { createDemoAccounts, type DemoAccount } from "@/lib/identity/accounts/create-demo-accounts";
import { connect, LONG_TIMEOUTS } from "@/lib/db/client";
import { applyMigrations } from "@/lib/db/migrations/migrate";
import { withStartLock } from "@/lib/db/locks/advisory-locks";
import type { Env } from "@/lib/base/env";
import { prepareQueues } from "@/lib/messaging/queue/prepare-queues";
import { fillDemoCatalogue } from "@/prisma/demo/fill-demo-catalogue";
import type { PrismaClient } from "@/lib/db/generated/client";
import { log } from "@/lib/base/log";
import { resealSecrets } from "@/lib/identity/two-factor/reseal-secrets";
import { resealMailPassword } from "@/lib/messaging/mail-server/mail-server";
import { resealWebhookSecrets } from "@/lib/messaging/webhooks/reseal-secrets";
import type { OpenDatabase } from "./open-database";
import { step } from "./steps";

/** Prepares the database at a start; several machines that start at once take turns. */

export async function prepareSchema(databaseUrl: string): Promise<void> {
  await step("Migrations", async () => {
    const applied = await withStartLock(databaseUrl, async () => {
      const names = await applyMigrations(databaseUrl);
      await prepareQueues(databaseUrl);
      await prepareAudit(databaseUrl);
      return names;
    });
    const text = applied.length > 0 ? `${applied.length} applied` : "up to date";
    return { value: undefined, text };
  });
}

export interface FirstAccounts {
  admin: FirstAdmin;
  /** Those that development made now. */
  demo: DemoAccount[];
}

interface Contents extends Pick<OpenDatabase, "url" | "embedded"> {
  dev: boolean;
}

export function prepareContents(
  env: Env,
  { url, embedded, dev }: Contents,
): Promise<FirstAccounts> {
  return withStartLock(url, async () => {
    const db = connect(url, 2, LONG_TIMEOUTS);
    try {
      await resealStoredSecrets(db);
      const admin = await createFirstAdmin(db, env);
      const isDemo = (env.DEMO_DATA ?? (embedded ? "1" : "0")) === "1";
      if (isDemo) {
        await step("Demo data", async () => {
          const added = await fillDemoCatalogue(db);
          const text = added > 0 ? `${added} products added` : "nothing to add";
          return { value: undefined, text };
        });
      }
      return { admin, demo: dev && isDemo ? await createDemoAccounts(db) : [] };
    } finally {
      await db.$disconnect();
    }
  });
}

/**
 * Encrypts secrets of the second factor, of webhooks and of the mail server with the current AUTH_SECRET, bound to their rows. Prints
 * nothing when there was nothing to do.
 */
async function resealStoredSecrets(db: PrismaClient): Promise<void> {
  const { resealed, lost } = await resealSecrets(db);
  const webhooks = await resealWebhookSecrets(db);
  const mail = await resealMailPassword(db);
  await reportResealed("The mail server’s password", mail.resealed);
  if (mail.lost > 0) {
    log.error(
      "The password of the mail server can be opened neither with AUTH_SECRET nor with AUTH_SECRET_PREVIOUS. Enter it again.",
    );
  }
  await reportResealed("2FA secrets", resealed);
  await reportResealed("Webhooks", webhooks.resealed);
  if (webhooks.lost > 0) {
    log.error(
      `${webhooks.lost} secrets of webhooks can be opened neither with AUTH_SECRET nor with AUTH_SECRET_PREVIOUS. ` +
        "Set the secret that they were made under, or replace the secrets of those webhooks.",
    );
  }
  if (lost > 0) {
    log.error(
      `${lost} two-factor secrets can be opened neither with AUTH_SECRET nor with AUTH_SECRET_PREVIOUS. ` +
        "Set the secret that they were made under, or reset those accounts' two-factor authentication.",
    );
  }
}

async function reportResealed(what: string, resealed: number): Promise<void> {
  if (resealed === 0) return;
  const text = `${resealed} sealed anew; AUTH_SECRET_PREVIOUS is not needed for them any more`;
  await step(what, () => Promise.resolve({ value: undefined, text }));
}
