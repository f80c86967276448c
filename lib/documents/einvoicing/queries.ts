import "server-only";
import { dateName } from "@/lib/base/dates";
import { env } from "@/lib/base/env";
import { AppError } from "@/lib/base/errors";
import { DAY_MS, columnDay } from "@/lib/base/india-time";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { readNextTries } from "@/lib/messaging/queue/jobs";
import { toRupees, toSafePaise } from "@/lib/pricing/money";
import {
  SOON_DAYS,
  type EInvoiceFilter,
  type EInvoicesAnswer,
  type EInvoiceTaskAnswer,
} from "./schemas";

/** The maximum number listed; the rest is only counted. */
const NAMED = 50;

/** Filter of documents without an IRN. */
function filtered(show: EInvoiceFilter, now: Date): Prisma.EInvoiceTaskWhereInput {
  const refused = { refused: true } satisfies Prisma.EInvoiceTaskWhereInput;
  const wanted: Record<EInvoiceFilter, Prisma.EInvoiceTaskWhereInput> = {
    open: {},
    soon: { OR: [{ dueOn: null }, { dueOn: { lte: columnDay(now, SOON_DAYS) } }, refused] },
    late: { dueOn: { lt: columnDay(now) } },
    refused,
  };
  return { doneAt: null, ...wanted[show] };
}

const TASK = {
  documentId: true,
  dueOn: true,
  doneAt: true,
  refused: true,
  lastError: true,
  document: {
    select: {
      kind: true,
      number: true,
      issuedOn: true,
      totalPaise: true,
      order: { select: { id: true, orderId: true, company: true, customerName: true } },
    },
  },
} satisfies Prisma.EInvoiceTaskSelect;

type TaskRow = Prisma.EInvoiceTaskGetPayload<{ select: typeof TASK }>;

/** Documents without their required IRN, earliest due date first. */
export async function readEInvoices(
  db: Db,
  show: EInvoiceFilter,
  now = new Date(),
): Promise<EInvoicesAnswer> {
  const where = filtered(show, now);
  const rows = await db.eInvoiceTask.findMany({
    where,
    orderBy: [{ dueOn: { sort: "asc", nulls: "last" } }, { documentId: "asc" }],
    take: NAMED,
    select: TASK,
  });
  const count = rows.length < NAMED ? rows.length : await db.eInvoiceTask.count({ where });
  const hasProvider = env().EINVOICE !== undefined;
  return { hasProvider, count, invoices: await taskAnswers(db, rows, now) };
}

/** Number of urgent documents, up to `most`. */
export const countEInvoicesSoon = (db: Db, most: number): Promise<number> =>
  db.eInvoiceTask.count({ where: filtered("soon", new Date()), take: most });

/** @throws AppError not_found */
export async function readEInvoice(db: Db, documentId: string): Promise<EInvoiceTaskAnswer> {
  const row = await db.eInvoiceTask.findUnique({ where: { documentId }, select: TASK });
  const [answer] = await taskAnswers(db, row ? [row] : [], new Date());
  if (answer) return answer;
  throw new AppError("not_found", "There is no such invoice that is to have an IRN.");
}

async function taskAnswers(
  db: Db,
  rows: readonly TaskRow[],
  now: Date,
): Promise<EInvoiceTaskAnswer[]> {
  const ids = rows.map(({ documentId }) => documentId);
  const nextTries = await readNextTries(db, "einvoice", { documentId: ids });
  return rows.map((row) => taskAnswer(row, { now, nextTryAt: nextTries.get(row.documentId) }));
}

function taskAnswer(
  row: TaskRow,
  { now, nextTryAt }: { now: Date; nextTryAt: Date | undefined },
): EInvoiceTaskAnswer {
  const { documentId, dueOn, lastError, document } = row;
  const { order, number, issuedOn, totalPaise } = document;
  return {
    _id: documentId,
    order: { _id: order.id, orderId: order.orderId },
    kind: document.kind === "credit_note" ? "credit_note" : "invoice",
    number,
    date: dateName(issuedOn),
    buyer: order.company ?? order.customerName,
    total: toRupees(toSafePaise(totalPaise)),
    dueOn: dueOn && dateName(dueOn),
    daysLeft: dueOn && Math.round((dueOn.getTime() - columnDay(now).getTime()) / DAY_MS),
    state: getState(row),
    error: lastError,
    nextTryAt: nextTryAt?.toISOString() ?? null,
  };
}

function getState({ doneAt, refused }: TaskRow): EInvoiceTaskAnswer["state"] {
  if (doneAt) return "registered";
  if (!env().EINVOICE) return "by_hand";
  return refused ? "refused" : "waiting";
}
