import "server-only";
import { createHash } from "node:crypto";
import { recordAudit } from "@/lib/audit/record";
import type { Db } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { dayNamed } from "@/lib/base/india-time";
import { canHaveHappened } from "@/lib/base/input/typed-days";
import { lockOrder, type OrderActor } from "@/lib/orders/lock-order";
import { toSafePaise, toRupees } from "@/lib/pricing/money";
import { pickSheets } from "@/lib/base/tables/sheets";
import { referenceKey } from "../reference";
import { recordReceipt } from "../record-payment";
import type { StatementColumn } from "./columns";
import {
  parseStatement,
  type Credit,
  type Statement,
  type StatementChoices,
} from "./parse-statement";
import { planMatches, type Keyed, type KnownPayments, type Match } from "./plan-matches";
import type { StatementOutcome, StatementReport } from "./schemas";

export interface MatchStatementOptions {
  db: PrismaClient;
  bytes: Uint8Array;
  /** Columns and direction chosen by the owner. */
  choices?: StatementChoices;
  /** Only reports what would be recorded. */
  dryRun: boolean;
  by: OrderActor;
}

/**
 * Matches a bank statement with the orders that its rows name, and records each receipt that equals the amount due.
 * Each row has its own transaction, which checks again under the order's lock, so that the same file sent twice, even
 * concurrently, records nothing twice.
 */
export async function matchStatement(options: MatchStatementOptions): Promise<StatementReport> {
  const { db, dryRun, by } = options;
  const owner = by.actor.userId ?? by.actor.identifier;
  const statement = await parseStatement(options.bytes, owner, options.choices);
  const rows = withOwnKeys(statement.credits);
  const known = await readKnown(db, rows);
  const matches = planMatches(rows, known, (day) => canHaveHappened(dayNamed(day)));
  if (dryRun || statement.problem !== null) return toReport(statement, matches, dryRun);
  const done: Match[] = [];
  for (const match of matches) done.push({ ...match, outcome: await record(options, match) });
  await db.$transaction((tx) =>
    recordAudit(tx, {
      ...by,
      event: "Bank Statement Import",
      description: `${findRecorded(done).length} of ${done.length} payments of a bank statement were recorded`,
      details: {
        rows: done.length,
        recorded: findRecorded(done).map(({ reference }) => reference),
      },
    }),
  );
  return toReport(statement, done, false);
}

const findRecorded = (matches: readonly Match[]) =>
  matches.filter(({ outcome }) => outcome === "record");

async function readKnown(db: Db, rows: readonly Keyed[]): Promise<KnownPayments> {
  const keys = rows.flatMap(({ credit, ownKey }) => [credit.reference ?? ownKey, ownKey]);
  const used = await db.paymentReference.findMany({
    where: { reference: { in: keys.map(referenceKey) } },
    select: {
      reference: true,
      payment: { select: { amountPaise: true, order: { select: { orderId: true } } } },
      opening: { select: { amountPaise: true } },
    },
  });
  const references = used.map(({ reference, payment, opening }) => {
    const amountPaise = toSafePaise((payment ?? opening)?.amountPaise ?? 0n);
    // The receipt of an opening balance has no order.
    return [reference, { orderId: payment?.order.orderId ?? "", amountPaise }] as const;
  });
  const named = rows.flatMap(({ credit }) => credit.orderNumbers);
  const recorded = references.map(([, { orderId }]) => orderId);
  const orders = await db.order.findMany({
    where: { orderId: { in: [...named, ...recorded] } },
    select: { id: true, orderId: true, outstandingPaise: true },
  });
  const known = [...orders, ...(await readCutOff(db, rows))].map(
    ({ outstandingPaise, ...order }) =>
      [order.orderId, { ...order, outstandingPaise: toSafePaise(outstandingPaise) }] as const,
  );
  return { references: new Map(references), orders: new Map(known) };
}

/** Orders whose number ends with a row's partial number, and whose amount due equals the row's. */
async function readCutOff(db: Db, rows: readonly Keyed[]) {
  const wanted = rows.flatMap(({ credit: { orderTails, amountPaise } }) =>
    amountPaise === null ? [] : orderTails.map(({ tail }) => ({ tail, amountPaise })),
  );
  if (wanted.length === 0) return [];
  const tails = wanted.map(({ tail }) => tail);
  const amounts = wanted.map(({ amountPaise }) => BigInt(amountPaise));
  return db.$queryRaw<{ id: string; orderId: string; outstandingPaise: bigint }[]>`
    SELECT DISTINCT o."id", o."orderId", o."outstandingPaise"
    FROM unnest(${tails}::text[], ${amounts}::bigint[]) AS wanted(tail, paise)
    JOIN "orders" o ON right(o."orderId", 6) = wanted.tail AND o."outstandingPaise" = wanted.paise
    WHERE o."outstandingPaise" > 0`;
}

/** The outcome of the row; another request may have recorded the payment since the plan was made. */
async function record({ db, by }: MatchStatementOptions, match: Match): Promise<StatementOutcome> {
  const { order, credit, reference, outcome } = match;
  const { day, amountPaise } = credit;
  if (outcome !== "record" || !order || day === null || amountPaise === null) return outcome;
  const at = dayNamed(day);
  const means = /\bUPI\b/i.test(credit.narration) ? "upi" : "bank";
  try {
    return await db.$transaction(async (tx) => {
      const locked = await lockOrder(tx, order.id);
      const { outstandingPaise } = await tx.order.findUniqueOrThrow({
        where: { id: order.id },
        select: { outstandingPaise: true },
      });
      const isUsed = await tx.paymentReference.findUnique({
        where: { reference: referenceKey(reference) },
      });
      if (isUsed) return "known";
      if (toSafePaise(outstandingPaise) !== amountPaise) return "differs";
      await recordReceipt(tx, { order: locked, amountPaise, means, reference, at, by });
      return "record";
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "duplicate_reference") return "known";
    throw error;
  }
}

function toReport(
  { names, places, problem, ...read }: Statement,
  matches: readonly Match[],
  dryRun: boolean,
): StatementReport {
  const columns = Object.entries(places).map(([column, place]) => [column, names[place] ?? ""]);
  return {
    dryRun,
    problem,
    names,
    ...pickSheets(read),
    columns: Object.fromEntries(columns) as Partial<Record<StatementColumn, string>>,
    rows: matches.map(({ credit, outcome, reason, order, duePaise }) => ({
      row: credit.row,
      date: credit.day,
      narration: credit.narration,
      reference: credit.reference,
      amount: credit.amountPaise === null ? null : toRupees(credit.amountPaise),
      outcome,
      reason,
      orderId: order?.orderId ?? null,
      due: duePaise === null ? null : toRupees(Math.max(0, duePaise)),
    })),
  };
}

/**
 * A reference generated from each row's content, for rows without one of the bank, so that the same file sent again
 * records nothing twice. Identical rows count as separate payments, with different references.
 */
function withOwnKeys(credits: readonly Credit[]): Keyed[] {
  const seen = new Map<string, number>();
  return credits.map((credit) => {
    const said = JSON.stringify([credit.day, credit.narration, credit.amountPaise]);
    const count = (seen.get(said) ?? 0) + 1;
    seen.set(said, count);
    const digest = createHash("sha256").update(`${count} ${said}`).digest("hex");
    return { credit, ownKey: `ROW-${digest.slice(0, 20).toUpperCase()}` };
  });
}
