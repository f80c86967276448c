import "server-only";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import { checkAgainst, PRINTED_AS, type CheckResult } from "@/lib/artwork/preflight/expected";
import type { FileFacts } from "@/lib/artwork/preflight/facts";
import { runPreflight } from "@/lib/artwork/preflight/run-preflight";
import { artworkOwner, type Owned } from "@/lib/artwork/artwork-owner";
import { stageAfter } from "@/lib/artwork/stages";
import { AppError } from "@/lib/base/errors";
import { log } from "@/lib/base/log";
import type { Transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/locks/database-now";
import type { PrismaClient } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/messaging/email/queue";
import { privateStore } from "@/lib/files/private/private-store";
import { workQueue } from "@/lib/http/limits/at-once";
import { AT_ONCE } from "@/lib/http/limits/limits";
import { lockLine, moveLine } from "./lock-line";

/** Maximum attempts to check a file whose check was interrupted, for example by a restart. */
const MOST_CHECKS = 3;
/** Time after which a check counts as interrupted. */
const LOST_MS = 2 * 60 * 1000;
/** Maximum files per run. */
const BATCH = 20;

const inTurn = workQueue(AT_ONCE.preflights);

/** Checks a stored file in its owner's turn, stores the findings, and moves its lines. */
export async function checkArtwork(db: PrismaClient, id: string): Promise<void> {
  const artwork = await db.artwork.findUnique({
    where: { id },
    select: { id: true, userId: true, orderId: true },
  });
  if (artwork) await inTurn(artworkOwner(artwork), () => checkNow(db, artwork));
}

async function checkNow(db: PrismaClient, owned: Owned): Promise<void> {
  const { id } = owned;
  const artwork = await db.artwork.findUnique({
    where: { id },
    select: { storage: true, key: true, preflightState: true, checks: true },
  });
  const { key = null, storage } = artwork ?? { storage: "" };
  if (artwork?.preflightState !== "checking" || key === null) return;
  const isLast = artwork.checks >= MOST_CHECKS;
  await db.artwork.update({
    where: { id },
    data: { checkedAt: await databaseNow(db), checks: { increment: 1 } },
    select: { id: true },
  });
  const reading = { owner: artworkOwner(owned), check: runPreflight };
  const facts = isLast ? null : await privateStore(storage).withFile(key, reading);
  await db.$transaction((tx) => settle(tx, id, facts));
}

async function settle(tx: Transaction, id: string, facts: FileFacts | null): Promise<void> {
  await lockOrders(tx, id);
  const artwork = await tx.artwork.findUnique({
    where: { id },
    select: {
      name: true,
      lineId: true,
      preflightState: true,
      lines: { select: { id: true, orderId: true, stage: true, ...PRINTED_AS } },
    },
  });
  if (artwork?.preflightState !== "checking") return;
  const line = artwork.lines[0] ?? (await toLine(tx, artwork.lineId));
  const found = checkAgainst(facts, line) ?? NOT_CHECKED;
  const { count } = await tx.artwork.updateMany({
    where: { id, preflightState: "checking" },
    data: { ...found, ...(facts && { facts: { ...facts } }) },
  });
  if (count === 0) return;
  for (const { id: lineId, orderId } of artwork.lines) {
    if (found.preflightState === "errors") await sendBack(tx, orderId, lineId, artwork.name);
  }
  for (const orderId of new Set(artwork.lines.map(({ orderId: of }) => of))) {
    await queueMail(tx, { template: "artwork-checked", orderId });
  }
}

/**
 * Blocks attaching the file meanwhile, so that no line keeps a file with errors. Locks in one order, to avoid deadlocks
 * between checks.
 */
async function lockOrders(tx: Transaction, id: string): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "orders" WHERE "id" IN (
      SELECT "orderId" FROM "artworks" WHERE "id" = ${id}::uuid
      UNION SELECT "orderId" FROM "order_lines" WHERE "artworkId" = ${id}::uuid)
    ORDER BY "id" FOR NO KEY UPDATE`;
}

const NOT_CHECKED: CheckResult = { preflightState: "not_checked", findings: [] };

/** The line that a file was sent for. */
const toLine = (tx: Transaction, id: string | null) =>
  id === null ? null : tx.orderLine.findUnique({ where: { id }, select: PRINTED_AS });

/** Lets the line wait for new artwork, unless its order or proof has moved on. */
async function sendBack(
  tx: Transaction,
  orderId: string,
  lineId: string,
  name: string,
): Promise<void> {
  const locked = await lockLine(tx, orderId, lineId).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if (!locked || stageAfter(locked.line.stage, "errors") === null) return;
  await moveLine(tx, locked, "errors");
  await recordAudit(tx, {
    event: "Order Artwork Updated",
    actor: SYSTEM_ACTOR,
    description: `“${name}” of order ${locked.order.orderId} has errors that cannot be printed`,
    details: { order: locked.order.orderId, line: lineId },
  });
}

/** Resumes interrupted checks. Returns how many. */
export async function resumeChecks(db: PrismaClient, at?: Date): Promise<number> {
  const now = at ?? (await databaseNow(db));
  const lost = await db.artwork.findMany({
    where: {
      state: "stored",
      preflightState: "checking",
      checkedAt: { lt: new Date(now.getTime() - LOST_MS) },
    },
    orderBy: { createdAt: "asc" },
    take: BATCH,
    select: { id: true },
  });
  for (const { id } of lost) {
    await checkArtwork(db, id).catch((error: unknown) =>
      log.error("A file for printing could not be read for its check", error),
    );
  }
  return lost.length;
}
