import "server-only";
import { createHash } from "node:crypto";
import { recordAudit } from "@/lib/audit/record";
import type { Db } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { dayNamed } from "@/lib/base/india-time";
import { canHaveHappened } from "@/lib/base/input/typed-days";
import { lockOrder } from "@/lib/orders/lock-order";
import type { OrderActor } from "@/lib/orders/order-actor";
import { toSafePaise, toRupees } from "@/lib/pricing/money";
import { referenceKey } from "../reference";
import { recordReceipt } from "../record-payment";
import type { Chosen, StatementColumn } from "./columns";
import { parseStatement, type Statement, type Credit } from "./parse-statement";
import { planMatches, type KnownPayments, type Match } from "./plan-matches";
import type { StatementOutcome, StatementReport } from "./schemas";

export interface MatchStatementOptions {
  db: PrismaClient;
  bytes: Uint8Array;
  /** Which column is which, when the owner chose it. */
  chosen: Chosen;
  /** True only reports what would be recorded. */
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
  const statement = parseStatement(options.bytes, options.chosen);
  const rows = withReferences(statement.credits);
  const known = await readKnown(
    db,
    statement,
    rows.map(({ reference }) => reference),
  );
  const matches = planMatches(rows, known, (day) => canHaveHappened(dayNamed(day)));
  if (dryRun) return toReport(statement, matches, true);
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

async function readKnown(
  db: Db,
  { credits }: Statement,
  references: readonly string[],
): Promise<KnownPayments> {
  const used = await db.paymentReference.findMany({
    where: { reference: { in: references.map(referenceKey) } },
    select: { reference: true, payment: { select: { order: { select: { orderId: true } } } } },
  });
  const usedFor = used.map(({ reference, payment }) => [reference, payment.order.orderId] as const);
  const numbers = credits.flatMap(({ orderNumbers }) => orderNumbers);
  const orders = await db.order.findMany({
    where: { orderId: { in: [...numbers, ...usedFor.map(([, orderId]) => orderId)] } },
    select: { id: true, orderId: true, outstandingPaise: true },
  });
  return {
    references: new Map(usedFor),
    orders: new Map(
      orders.map(({ outstandingPaise, ...order }) => [
        order.orderId,
        { ...order, outstandingPaise: toSafePaise(outstandingPaise) },
      ]),
    ),
  };
}

/** The outcome for the row; another request may have recorded the payment since the plan was made. */
async function record({ db, by }: MatchStatementOptions, match: Match): Promise<StatementOutcome> {
  const { order, credit, reference, outcome } = match;
  if (outcome !== "record" || !order || credit.day === null) return outcome;
  const at = dayNamed(credit.day);
  const means = /\bUPI\b/i.test(credit.narration) ? "upi" : "bank";
  const { amountPaise } = credit;
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
  { names, places, problem }: Statement,
  matches: readonly Match[],
  dryRun: boolean,
): StatementReport {
  const columns = Object.entries(places).map(([column, place]) => [column, names[place] ?? ""]);
  return {
    dryRun,
    problem,
    names,
    columns: Object.fromEntries(columns) as Partial<Record<StatementColumn, string>>,
    rows: matches.map(({ credit, outcome, order, duePaise }) => ({
      row: credit.row,
      date: credit.day,
      narration: credit.narration,
      reference: credit.reference,
      amount: toRupees(credit.amountPaise),
      outcome,
      orderId: order?.orderId ?? null,
      due: duePaise === null ? null : toRupees(Math.max(0, duePaise)),
    })),
  };
}

/**
 * The reference of each row: the bank's own, otherwise one made from the row's content, so that the same file sent
 * again records nothing twice. Identical rows get different references.
 */
function withReferences(credits: readonly Credit[]) {
  const seen = new Map<string, number>();
  return credits.map((credit) => {
    if (credit.reference !== null) return { credit, reference: credit.reference };
    const said = JSON.stringify([credit.day, credit.narration, credit.amountPaise]);
    const count = (seen.get(said) ?? 0) + 1;
    seen.set(said, count);
    const digest = createHash("sha256").update(`${count} ${said}`).digest("hex");
    return { credit, reference: `ROW-${digest.slice(0, 20).toUpperCase()}` };
  });
}
