import type { System } from "@/lib/dashboard/system/schemas";

/** Rates the system's figures: ok, warning or failed. */

export interface Check {
  state: "ok" | "underway" | "warning" | "failed";
  text: string;
}

const ok = (text: string): Check => ({ state: "ok", text });
const warning = (text: string): Check => ({ state: "warning", text });
const failed = (text: string): Check => ({ state: "failed", text });

const SLOW_MS = 100;
const BUSY_SHARE = 0.8;
const LOW_BYTES = 2e9;
const WAITS_LONG_MS = 15 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const OLD_BACKUP_DAYS = 7;

function checkDatabase({ latencyMs, connections, maxConnections }: System["database"]): Check {
  if (connections >= maxConnections * BUSY_SHARE) return warning("Almost out of connections");
  return latencyMs > SLOW_MS ? warning("Answers slowly") : ok("Answers quickly");
}

function checkMigrations({ failed: broken, pending }: System["migrations"]): Check {
  if (broken.length > 0) return failed("A migration failed");
  return pending.length > 0 ? warning("Restart the shop to finish its update") : ok("Up to date");
}

function checkQueue(
  { queue: { failed: givenUp, oldestWaitingAt }, failedJobs }: System,
  now: number,
): Check {
  if (givenUp > 0) return failed(givenUp === 1 ? "1 email failed" : `${givenUp} emails failed`);
  // Messages to a number without WhatsApp always fail, which is nobody's fault.
  if (failedJobs.some(({ queue }) => queue !== "whatsapp"))
    return failed("Something else failed, see below");
  const waits = oldestWaitingAt !== null && now - Date.parse(oldestWaitingAt) > WAITS_LONG_MS;
  return waits ? warning("Emails are waiting longer than usual") : ok("Emails are sent at once");
}

function checkMail({ kind }: System["mail"]): Check {
  return kind === "smtp"
    ? ok("Sent by your mail server")
    : warning("No mail server: emails stay on this machine");
}

function checkBackup({ lastBackup: backup, backups }: System, now: number): Check {
  const last = backups.runs.find(({ endedAt }) => endedAt !== null);
  const isNewer = !backup || (last && last.requestedAt > backup.at);
  if (last?.state === "failed" && isNewer) return failed("The last one failed");
  if (!backup) return warning("Never backed up");
  const days = Math.floor((now - Date.parse(backup.at)) / DAY_MS);
  return days > OLD_BACKUP_DAYS ? warning(`${days} days old`) : ok("Up to date");
}

export type CheckName =
  "shop" | "database" | "migrations" | "queue" | "mail" | "storage" | "backup" | "audit";

/** `now` in milliseconds since 1970. */
export function checkSystem(system: System, now: number): Record<CheckName, Check> {
  return {
    shop: ok("Running"),
    database: checkDatabase(system.database),
    migrations: checkMigrations(system.migrations),
    queue: checkQueue(system, now),
    mail: checkMail(system.mail),
    storage: system.storage.freeBytes < LOW_BYTES ? warning("Little room left") : ok("Enough room"),
    backup: checkBackup(system, now),
    audit: ok("Recording"),
  };
}

/** The number of checks that need attention. */
export function countTrouble(checks: Record<CheckName, Check>): number {
  return Object.values(checks).filter(({ state }) => state !== "ok").length;
}
