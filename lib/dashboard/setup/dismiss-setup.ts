import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { SETUP_DISMISSED } from "./read-setup";

interface DismissSetupOptions {
  db: PrismaClient;
  actor: AuditActor;
  ipAddress: string;
}

/** Puts the list of first steps away, for everybody; a second time changes and records nothing. */
export async function dismissSetup({ db, actor, ipAddress }: DismissSetupOptions): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.shopState.createMany({
      data: [{ key: SETUP_DISMISSED, value: new Date().toISOString() }],
      skipDuplicates: true,
    });
    if (count === 0) return;
    await recordAudit(tx, {
      event: "Setup List Updated",
      actor,
      description: `${actor.name} put the list of first steps away`,
      ipAddress,
    });
  });
}
