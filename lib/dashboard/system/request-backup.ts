import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { NEWEST_BACKUP, toBackupRun } from "./read-backups";
import type { BackupRun } from "./schemas";

export type RequestBackupOptions = AuditedWrite;

/**
 * Requests a backup, which a process with the right to read the whole database makes (lib/runtime/operator/backup-job.ts). When
 * one is waiting or running, returns that one instead of a second.
 */
export function requestBackup({ db, actor, ipAddress }: RequestBackupOptions): Promise<BackupRun> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.backupRun.createMany({
      data: [{ isScheduled: false }],
      skipDuplicates: true,
    });
    if (count > 0) {
      await recordAudit(tx, {
        event: "Backup Requested",
        actor,
        description: `${actor.name} asked for a backup`,
        ipAddress,
      });
    }
    return toBackupRun(await tx.backupRun.findFirstOrThrow({ orderBy: [...NEWEST_BACKUP] }));
  });
}
