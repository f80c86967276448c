import "server-only";
import { createFirstAdmin, type FirstAdmin } from "@/lib/identity/accounts/create-first-admin";
import { connect, PATIENT } from "@/lib/db/client";
import { applyMigrations } from "@/lib/db/migrate";
import { withStartLock } from "@/lib/db/start-lock";
import type { Env } from "@/lib/base/env";
import { prepareQueue } from "@/lib/email/queue";
import { fillDemoCatalogue } from "@/prisma/demo/fill-demo-catalogue";
import type { OpenDatabase } from "./open-database";
import { resealStoredSecrets } from "./reseal-stored-secrets";
import { step } from "./steps";

/** What a start does to the database; several machines that start at once take turns. */

export async function prepareSchema(databaseUrl: string): Promise<void> {
  await step("Migrations", async () => {
    const applied = await withStartLock(databaseUrl, async () => {
      const names = await applyMigrations(databaseUrl);
      await prepareQueue(databaseUrl);
      return names;
    });
    const text = applied.length > 0 ? `${applied.length} applied` : "up to date";
    return { value: undefined, text };
  });
}

export function prepareContents(
  env: Env,
  { url, embedded }: Pick<OpenDatabase, "url" | "embedded">,
): Promise<FirstAdmin> {
  return withStartLock(url, async () => {
    const db = connect(url, 2, PATIENT);
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
      return admin;
    } finally {
      await db.$disconnect();
    }
  });
}
