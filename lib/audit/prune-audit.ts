import "server-only";
import type { Db, Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { verifyAuditChain, type ChainReport, PRUNE_EVENT } from "./verify-chain";
import { recordAudit, SYSTEM_ACTOR, type AuditActor } from "./record";

/** CERT-In's directions of 28 April 2022 ask for logs of 180 days; less is never pruned to. */
export const SHORTEST_AUDIT_DAYS = 180;

export interface PruneAuditOptions {
  /** Connected as the owner of the tables; the web process's role has no right to this. */
  db: PrismaClient;
  /** Entries that are older go; at least SHORTEST_AUDIT_DAYS. */
  olderThanDays: number;
  actor?: AuditActor;
  /** Entries that go at once. */
  step?: number;
}

/** The log must not be pruned as it stands; `report` says why. */
export class BrokenChainError extends Error {
  readonly report: ChainReport;

  constructor(report: ChainReport) {
    super("The audit chain is broken. Pruning would destroy the evidence, so nothing was removed.");
    this.report = report;
  }
}

/** Nothing else can be written to the log meanwhile, so that each of the shop's changes waits for a step. */
const STEP = 20_000;
const TRANSACTION = { maxWait: 10_000, timeout: 60_000 };

/**
 * Removes the oldest entries with their links, a step at a time, and records of each where the chain was
 * cut, which from then on explains its beginning to a verification. The newest entry always stays.
 * Answers how many went.
 * @throws RangeError for too short a time; BrokenChainError for a chain that does not verify
 */
export async function pruneAudit(options: PruneAuditOptions): Promise<number> {
  const { db, olderThanDays } = options;
  if (!(olderThanDays >= SHORTEST_AUDIT_DAYS)) {
    throw new RangeError(`Audit entries are kept for at least ${SHORTEST_AUDIT_DAYS} days.`);
  }
  const report = await verifyAuditChain(db);
  if (report.broken) throw new BrokenChainError(report);
  // The beginning of the chain stays as it is and only grows older: it is looked for once.
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

/** Removes the first entries up to `end`; 0 where none is left. */
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

/** How many entries `pruneAudit` would remove now. */
export async function countPrunableAudit(db: PrismaClient, olderThanDays: number): Promise<number> {
  const last = await lastToGo(db, olderThanDays);
  return last ? db.auditChainLink.count({ where: { seq: { lte: last.seq } } }) : 0;
}

/** Whoever has written an entry and not committed yet is waited for, but not while others queue up. */
async function lockLog(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SET LOCAL lock_timeout = '5s'`;
  await tx.$executeRaw`LOCK TABLE "audit_logs" IN SHARE ROW EXCLUSIVE MODE`;
}

/**
 * The last link of the longest beginning of the chain whose entries are all old enough. Links follow
 * the order of commits, which is not exactly that of the timestamps.
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

/** The triggers come back with the same transaction, or it never happened. */
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
