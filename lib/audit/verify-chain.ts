import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { z } from "@/lib/base/input/zod";
import { entryHash, NO_LINK, type ChainedEntry } from "./chain";
import type { AuditEvent } from "./events";

/** The entry that pruning writes; its `details` say where the chain was cut. */
export const PRUNE_EVENT = "Data Pruned" satisfies AuditEvent;

const anchorSchema = z.object({
  /** The newest link that was removed, and its hash, which the next link contains. */
  lastSeq: z.number().int().positive(),
  lastHash: z.string(),
});

type Anchor = z.output<typeof anchorSchema>;

/** Returns where an entry says that the chain was cut; undefined for every other entry. */
function readAnchor(entry: { action: string; details: string | null }): Anchor | undefined {
  if (entry.action !== PRUNE_EVENT) return undefined;
  return anchorSchema.safeParse(JSON.parse(entry.details ?? "null")).data;
}

export interface ChainHead {
  seq: number;
  /** Hexadecimal SHA-256. */
  hash: string;
}

export interface BrokenRow {
  seq: number | null;
  auditLogId: string;
  /** Null when the entry itself is gone. */
  timestamp: Date | null;
  /** One sentence for people. */
  reason: string;
}

export interface ChainReport {
  /** Number of entries that were verified. */
  entries: number;
  /** The newest link that was read; seq 0 and no hash for an empty log. */
  head: ChainHead;
  broken: BrokenRow | null;
}

export interface VerifyOptions {
  /** A head that was noted earlier outside the database: the log must still contain it. */
  knownHead?: ChainHead;
}

const BATCH = 1000;

/** A long log takes a while: a million entries are read in less than a minute. */
const TRANSACTION = {
  isolationLevel: "RepeatableRead",
  maxWait: 10_000,
  timeout: 60 * 60 * 1000,
} as const;

/**
 * Reads the whole chain from its first link to its head, and names the first row that was changed. It reads one
 * snapshot of the log, however much is written meanwhile. It needs only the right to read.
 */
export async function verifyAuditChain(
  db: PrismaClient,
  options: VerifyOptions = {},
): Promise<ChainReport> {
  return db.$transaction((tx) => verify(tx, options), TRANSACTION);
}

type LinkRow = ChainedEntry & {
  seq: bigint;
  auditLogId: string;
  previousHash: string;
  hash: string;
  /** Null when the entry is gone. */
  entryId: string | null;
};

/** State of the verification so far. */
interface Walk {
  entries: number;
  head: ChainHead;
  first: LinkRow | null;
  anchors: Anchor[];
}

async function verify(tx: Transaction, { knownHead }: VerifyOptions): Promise<ChainReport> {
  const walk: Walk = { entries: 0, head: { seq: 0, hash: NO_LINK }, first: null, anchors: [] };
  for (;;) {
    const rows = await readLinks(tx, walk.head.seq);
    for (const row of rows) {
      const reason = findFault(row, walk) ?? findHeadFault(row, knownHead);
      if (reason)
        return { entries: walk.entries, head: walk.head, broken: brokenLink(row, reason) };
      advance(walk, row);
    }
    if (rows.length < BATCH) break;
  }
  const { entries, head } = walk;
  return {
    entries,
    head,
    broken: (await findChainFault(tx, walk)) ?? missingHead(walk, knownHead),
  };
}

function readLinks(tx: Transaction, after: number): Promise<LinkRow[]> {
  return tx.$queryRaw<LinkRow[]>`
    SELECT c."seq", c."auditLogId", c."previousHash", c."hash", l."id" AS "entryId",
           c."auditLogId" AS "id", l."timestamp", l."userId", l."actor", l."actorName", l."action",
           l."type"::text AS "type", l."status"::text AS "status", l."description", l."ipAddress",
           l."details"::text AS "details"
    FROM "audit_chain" c LEFT JOIN "audit_logs" l ON l."id" = c."auditLogId"
    WHERE c."seq" > ${after}
    ORDER BY c."seq"
    LIMIT ${BATCH}`;
}

function findFault(row: LinkRow, { head, first }: Walk): string | undefined {
  const seq = Number(row.seq);
  if (first && seq !== head.seq + 1) {
    return `The links ${missing(head.seq + 1, seq - 1)} before this one are gone.`;
  }
  if (row.entryId === null) return "The entry of this link was deleted.";
  if (first && row.previousHash !== head.hash) {
    return "The link does not carry the hash of the link before it.";
  }
  if (row.hash !== entryHash(row.previousHash, row)) {
    return "The entry is not as it was written: its hash does not fit.";
  }
  return undefined;
}

const missing = (from: number, to: number) => (from === to ? String(from) : `${from} to ${to}`);

function findHeadFault(row: LinkRow, knownHead: ChainHead | undefined): string | undefined {
  if (knownHead?.seq !== Number(row.seq) || knownHead.hash === row.hash) return undefined;
  return "The chain was written anew: this link once had the hash that you gave.";
}

function advance(walk: Walk, row: LinkRow): void {
  walk.first ??= row;
  walk.head = { seq: Number(row.seq), hash: row.hash };
  walk.entries += 1;
  const anchor = readAnchor(row);
  if (anchor) walk.anchors.push(anchor);
}

function brokenLink(row: LinkRow, reason: string): BrokenRow {
  const timestamp = row.entryId === null ? null : row.timestamp;
  return { seq: Number(row.seq), auditLogId: row.auditLogId, timestamp, reason };
}

/** Checks what no single link shows: where the chain begins, and whether an entry has no link. */
async function findChainFault(tx: Transaction, walk: Walk): Promise<BrokenRow | null> {
  const { first, anchors } = walk;
  if (first && !beginsRight(first, anchors)) {
    return brokenLink(first, "The entries before this one are gone, and no pruning explains it.");
  }
  const [stray] = await tx.$queryRaw<{ id: string; timestamp: Date }[]>`
    SELECT l."id", l."timestamp" FROM "audit_logs" l
    WHERE NOT EXISTS (SELECT FROM "audit_chain" c WHERE c."auditLogId" = l."id")
    ORDER BY l."timestamp", l."id"
    LIMIT 1`;
  if (!stray) return null;
  const reason = "The entry has no link: it was slipped in, or its link was removed.";
  return { seq: null, auditLogId: stray.id, timestamp: stray.timestamp, reason };
}

/** The chain must begin with the very first link, or where a recorded pruning cut it. */
function beginsRight(first: LinkRow, anchors: readonly Anchor[]): boolean {
  const before = { seq: Number(first.seq) - 1, hash: first.previousHash };
  if (before.seq === 0) return before.hash === NO_LINK;
  return anchors.some(
    ({ lastSeq, lastHash }) => lastSeq === before.seq && lastHash === before.hash,
  );
}

/** Removing the newest entries leaves no trace in the log; only a head noted outside reveals it. */
function missingHead({ head }: Walk, knownHead: ChainHead | undefined): BrokenRow | null {
  if (!knownHead || knownHead.seq <= head.seq) return null;
  const reason = `The log ends at link ${head.seq}: the newest entries up to the noted head are gone.`;
  return { seq: head.seq + 1, auditLogId: "", timestamp: null, reason };
}
