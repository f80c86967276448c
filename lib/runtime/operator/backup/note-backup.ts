import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { LAST_BACKUP } from "@/lib/dashboard/system/read-system";
import type { Backup } from "./create-backup";

/** Records the backup for the admin area and in the audit log. */
export async function noteBackup(
  db: PrismaClient,
  actor: AuditActor,
  { file, backup }: { file: string; backup: Backup },
): Promise<void> {
  const { manifest, bytes } = backup;
  const value = JSON.stringify({ at: manifest.createdAt, bytes, file });
  await db.$transaction(async (tx) => {
    await tx.setting.upsert({
      where: { key: LAST_BACKUP },
      create: { key: LAST_BACKUP, value },
      update: { value },
      select: { key: true },
    });
    await recordAudit(tx, {
      event: "Backup Created",
      actor,
      description: "A backup of database and pictures was made",
      details: {
        file,
        bytes,
        pictures: manifest.pictures,
        rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
        auditHead: manifest.auditHead,
      },
    });
  });
}
