import { describe, expect, it } from "vitest";
import type { BackupRun, System } from "@/lib/dashboard/system/schemas";
import { checkSystem, countTrouble, type CheckName } from "./checks";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const FINE: System = {
  version: "1.0.0",
  node: "24.0.0",
  startedAt: "2026-11-20T10:00:00.000Z",
  uptimeSeconds: 86_400,
  memory: { bytes: 265_000_000, keptBytes: 12_400_000, mostKeptBytes: 235_000_000 },
  database: { version: "18.4", bytes: 1e8, latencyMs: 0.4, connections: 12, maxConnections: 100 },
  migrations: { applied: 6, pending: [], failed: [], last: null },
  queue: {
    waiting: 1,
    retrying: 0,
    active: 0,
    oldestWaitingAt: "2026-11-21T09:59:00.000Z",
    failed: 0,
  },
  queues: [],
  failedJobs: [],
  storage: { kind: "disk", files: 10, bytes: 1e6, freeBytes: 5e10, remoteImages: 0 },
  mail: { kind: "smtp", host: "mail.example.com:465", encrypted: true },
  lastBackup: { at: "2026-11-20T20:00:00.000Z", bytes: 1e7, file: "shop.tar" },
  backups: { folder: "/data/backups", at: "03:00", kept: 7, runs: [], copies: null },
  auditChain: { entries: 5, hash: "ab" },
};

const FAILED_JOB = {
  _id: "0199c0de-0000-7000-8000-000000000002",
  template: null,
  about: null,
  reason: null,
  attempts: 1,
  queuedAt: "2026-11-20T10:00:00.000Z",
  failedAt: "2026-11-20T10:00:00.000Z",
};

const FAILED_BACKUP: BackupRun = {
  _id: "0199c0de-0000-7000-8000-000000000001",
  state: "failed",
  isScheduled: true,
  requestedAt: "2026-11-20T21:30:00.000Z",
  startedAt: "2026-11-20T21:30:00.000Z",
  endedAt: "2026-11-20T21:30:01.000Z",
  machine: "shop1",
  file: null,
  bytes: null,
  failure: "The folder of backups cannot be written to.",
  canDownload: false,
  copy: null,
};

describe("the system checks", () => {
  it("are all ok if nothing is wrong", () => {
    expect(countTrouble(checkSystem(FINE, NOW))).toBe(0);
  });

  const cases: [string, CheckName, Partial<System>, string, string][] = [
    [
      "a full database",
      "database",
      { database: { ...FINE.database, connections: 80 } },
      "warning",
      "Almost out of connections",
    ],
    [
      "a slow database",
      "database",
      { database: { ...FINE.database, latencyMs: 140 } },
      "warning",
      "Answers slowly",
    ],
    [
      "a failed migration",
      "migrations",
      { migrations: { ...FINE.migrations, failed: ["x"], pending: ["y"] } },
      "failed",
      "A migration failed",
    ],
    [
      "a pending migration",
      "migrations",
      { migrations: { ...FINE.migrations, pending: ["y"] } },
      "warning",
      "Restart the shop to finish its update",
    ],
    ["a failed mail", "queue", { queue: { ...FINE.queue, failed: 1 } }, "failed", "1 email failed"],
    [
      "a failed refund",
      "queue",
      { failedJobs: [{ ...FAILED_JOB, queue: "refund" }] },
      "failed",
      "Something else failed, see below",
    ],
    [
      "a queue that has stalled",
      "queue",
      { queue: { ...FINE.queue, oldestWaitingAt: "2026-11-21T09:44:59.000Z" } },
      "warning",
      "Emails are waiting longer than usual",
    ],
    [
      "no mail server",
      "mail",
      { mail: { kind: "outbox", host: null, encrypted: false } },
      "warning",
      "No mail server: emails stay on this machine",
    ],
    [
      "a full disk",
      "storage",
      { storage: { ...FINE.storage, freeBytes: 1e9 } },
      "warning",
      "Little room left",
    ],
    [
      "a backup that failed after the last good one",
      "backup",
      { backups: { ...FINE.backups, runs: [FAILED_BACKUP] } },
      "failed",
      "The last one failed",
    ],
    ["no backup", "backup", { lastBackup: null }, "warning", "Never backed up"],
    [
      "an old backup",
      "backup",
      { lastBackup: { at: "2026-11-12T10:00:00.000Z", bytes: 1, file: "a" } },
      "warning",
      "9 days old",
    ],
  ];

  it.each(cases)("report %s", (_, name, difference, state, text) => {
    const checks = checkSystem({ ...FINE, ...difference }, NOW);
    expect(checks[name]).toEqual({ state, text });
    expect(countTrouble(checks)).toBe(1);
  });

  it("ignore a failed WhatsApp message", () => {
    const failedJobs = [{ ...FAILED_JOB, queue: "whatsapp" as const }];
    expect(countTrouble(checkSystem({ ...FINE, failedJobs }, NOW))).toBe(0);
  });
});
