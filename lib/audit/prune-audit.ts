import "server-only";
import type { Db, Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { verifyAuditChain, type ChainReport, PRUNE_EVENT } from "./verify-chain";
import { recordAudit, SYSTEM_ACTOR, type AuditActor } from "./record";

/**
 * Minimum days of logs to keep: a year by the Digital Personal Data Protection Rules 2025, rule 8(3), and 180 days by
 * CERT-In's directions of 28 April 2022.
 */
export const MIN_AUDIT_DAYS = 365;

export interface PruneAuditOptions {
  /** Connected as the owner of the tables; the web process's role has no right to prune. */
  db: PrismaClient;
  /** Older entries are removed; at least MIN_AUDIT_DAYS. */
  olderThanDays: number;
  actor?: AuditActor;
  /** Entries removed per transaction. */
  step?: number;
}

/** The log must not be pruned in its present state; `report` says why. */
export class BrokenChainError extends Error {
  readonly report: ChainReport;

  constructor(report: ChainReport) {
    super("The audit chain is broken. Pruning would destroy the evidence, so nothing was removed.");
    this.report = report;
  }
}

/** Nothing else can be written to the log during a step, so every change in the shop waits for it. */
const STEP = 20_000;
const TRANSACTION = { maxWait: 10_000, timeout: 60_000 };

/**
 * Removes the oldest entries with their links, a step at a time. Each step records where it cut the chain, so that a
 * later verification accepts the new beginning. The newest entry always stays. Returns how many entries were removed.
 * @throws RangeError for too few days; BrokenChainError for a chain that does not verify
 */
export async function pruneAudit(options: PruneAuditOptions): Promise<number> {
  const { db, olderThanDays } = options;
  if (!(olderThanDays >= MIN_AUDIT_DAYS)) {
    throw new RangeError(`Audit entries are kept for at least ${MIN_AUDIT_DAYS} days.`);
  }
  const report = await verifyAuditChain(db);
  if (report.broken) throw new BrokenChainError(report);
  // The beginning of the chain does not change, it only grows older, so it is searched once.
  const end = await lastToGo(db, olderThanDays);
  let removed = 0;
  while (end) {
    const count = await removeStep(options, end);
    if (count === 0) break;
    removed += count;
  }
  return removed;
}

interface Cut {
  seq: bigint;
  hash: string;
}

/** Removes the oldest entries up to `end`; returns 0 when none is left. */
function removeStep(options: PruneAuditOptions, end: Cut): Promise<number> {
  const { db, olderThanDays, actor = SYSTEM_ACTOR, step = STEP } = options;
  return db.$transaction(async (tx) => {
    await lockLog(tx);
    const last = await lastOfStep(tx, step, end);
    if (!last) return 0;
    const count = await removeUpTo(tx, last.seq);
    await recordAudit(tx, {
      event: PRUNE_EVENT,
      actor,
      description: `${count} audit ${count === 1 ? "entry" : "entries"} older than ${olderThanDays} days were removed`,
      details: { removed: count, olderThanDays, lastSeq: Number(last.seq), lastHash: last.hash },
    });
    return count;
  }, TRANSACTION);
}

async function lastOfStep(tx: Transaction, step: number, end: Cut): Promise<Cut | undefined> {
  const [last] = await tx.$queryRaw<Cut[]>`
    SELECT "seq", "hash" FROM (
      SELECT "seq", "hash" FROM "audit_chain" WHERE "seq" <= ${end.seq} ORDER BY "seq" LIMIT ${step}
    ) AS step
    ORDER BY "seq" DESC
    LIMIT 1`;
  return last;
}

export async function countPrunableAudit(db: PrismaClient, olderThanDays: number): Promise<number> {
  const last = await lastToGo(db, olderThanDays);
  return last ? db.auditChainLink.count({ where: { seq: { lte: last.seq } } }) : 0;
}

/** Waits up to 5 s for transactions with uncommitted entries, because others queue behind this lock. */
async function lockLog(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SET LOCAL lock_timeout = '5s'`;
  await tx.$executeRaw`LOCK TABLE "audit_logs" IN SHARE ROW EXCLUSIVE MODE`;
}

/**
 * Returns the last link of the longest beginning of the chain whose entries are all old enough. Links follow the order
 * of commits, which differs slightly from the order of timestamps.
 */
async function lastToGo(db: Db, olderThanDays: number): Promise<Cut | undefined> {
  const [last] = await db.$queryRaw<Cut[]>`
    SELECT "seq", "hash" FROM "audit_chain"
    WHERE "seq" < least(
      (SELECT max("seq") FROM "audit_chain"),
      (SELECT min(c."seq") FROM "audit_logs" l JOIN "audit_chain" c ON c."auditLogId" = l."id"
       WHERE l."timestamp" >= now() - make_interval(days => ${olderThanDays}::int))
    )
    ORDER BY "seq" DESC
    LIMIT 1`;
  return last;
}

/** The triggers are enabled again in the same transaction, so a rollback restores them, too. */
async function removeUpTo(tx: Transaction, seq: bigint): Promise<number> {
  await tx.$executeRaw`ALTER TABLE "audit_logs" DISABLE TRIGGER "audit_logs_append_only"`;
  await tx.$executeRaw`ALTER TABLE "audit_chain" DISABLE TRIGGER "audit_chain_append_only"`;
  const count = await tx.$executeRaw`
    DELETE FROM "audit_logs" l USING "audit_chain" c
    WHERE c."auditLogId" = l."id" AND c."seq" <= ${seq}`;
  await tx.$executeRaw`DELETE FROM "audit_chain" WHERE "seq" <= ${seq}`;
  await tx.$executeRaw`ALTER TABLE "audit_logs" ENABLE TRIGGER "audit_logs_append_only"`;
  await tx.$executeRaw`ALTER TABLE "audit_chain" ENABLE TRIGGER "audit_chain_append_only"`;
  return count;
}
