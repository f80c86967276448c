import { constants, setPriority } from "node:os";
import { env } from "@/lib/base/env";
import { log } from "@/lib/base/log";
import type { BackupJob } from "@/lib/runtime/background/backup-scheduler";
import { runBackup } from "./backup/run-backup";

// Makes one of the shop's own backups in a process that ends when it is done. It receives the owner's database URL
// from its supervisor (lib/runtime/background/backup-scheduler.ts) by a message, which no other process can read.

// Requests to the shop go before the backup.
setPriority(constants.priority.PRIORITY_LOW);

process.once("message", ({ databaseUrl, authSecret }: BackupJob) => {
  runBackup({ env: { ...env(), AUTH_SECRET: authSecret }, databaseUrl }).then(
    () => process.exit(0),
    (error: unknown) => {
      log.error("The backup could not be noted", error);
      process.exit(1);
    },
  );
});
// The shop that started it has ended.
process.on("disconnect", () => process.exit(1));
