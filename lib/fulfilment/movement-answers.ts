import "server-only";
import { dateName } from "@/lib/base/dates";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { toSafePaise, toRupees } from "@/lib/pricing/money";
import { CREDIT_DUE, creditDuePaise } from "./refunds/credit-refund";
import type { RefundAnswer, RefundResult, ReturnAnswer, ReturnResult } from "./schemas";

/** Refunds and returns in API responses for staff. */

const DOCUMENT = { select: { number: true, issuedOn: true, totalPaise: true } } as const;

const REFUND = {
  ...CREDIT_DUE,
  id: true,
  amountPaise: true,
  means: true,
  reference: true,
  reason: true,
  state: true,
  failure: true,
  createdAt: true,
  by: true,
  payment: { select: { at: true, reversal: { select: { id: true, reason: true } } } },
  creditNote: DOCUMENT,
} satisfies Prisma.OrderRefundSelect;

type RefundRow = Prisma.OrderRefundGetPayload<{ select: typeof REFUND }>;
type DocumentRow = NonNullable<RefundRow["creditNote"]>;

function documentAnswer({ number, issuedOn, totalPaise }: DocumentRow) {
  const date = dateName(issuedOn);
  return { number, date, total: toRupees(toSafePaise(totalPaise)) };
}

function refundAnswer(refund: RefundRow): RefundAnswer {
  const { id, amountPaise, payment, creditNote, ...row } = refund;
  const { means, reference, reason, by, createdAt } = row;
  const reversal = payment?.reversal;
  return {
    _id: id,
    means,
    reference,
    reason,
    by,
    amount: toRupees(toSafePaise(amountPaise)),
    state: reversal ? "taken_back" : row.state,
    failure: reversal?.reason ?? row.failure,
    at: (payment?.at ?? createdAt).toISOString(),
    creditNote: creditNote && documentAnswer(creditNote),
    creditDue: toRupees(creditDuePaise(refund)),
  };
}

const RETURN = {
  id: true,
  createdAt: true,
  by: true,
  reason: true,
  valuePaise: true,
  creditNote: DOCUMENT,
  lines: {
    select: {
      orderLineId: true,
      quantity: true,
      restocked: true,
      orderLine: { select: { name: true } },
    },
    orderBy: { orderLine: { position: "asc" } },
  },
} satisfies Prisma.OrderReturnSelect;

type ReturnRow = Prisma.OrderReturnGetPayload<{ select: typeof RETURN }>;

function returnAnswer({ id, createdAt, valuePaise, creditNote, ...row }: ReturnRow): ReturnAnswer {
  const { by, reason, lines } = row;
  return {
    _id: id,
    by,
    reason,
    at: createdAt.toISOString(),
    value: toRupees(toSafePaise(valuePaise)),
    products: lines.map(({ orderLineId, quantity, restocked, orderLine: { name } }) => ({
      line: orderLineId,
      name,
      quantity,
      restocked,
    })),
    creditNote: creditNote && documentAnswer(creditNote),
  };
}

const NEWEST = [{ createdAt: "desc" }, { id: "desc" }] as const;

/** All refunds of an order, newest first. An automatic refund of a late payment is in the ledger only. */
export async function readRefunds(db: Db, orderId: string): Promise<RefundAnswer[]> {
  const where = { orderId, isLate: false };
  const rows = await db.orderRefund.findMany({ where, select: REFUND, orderBy: [...NEWEST] });
  return rows.map(refundAnswer);
}

/** All returns of an order, newest first. */
export async function readReturns(db: Db, orderId: string): Promise<ReturnAnswer[]> {
  const where = { orderId };
  const rows = await db.orderReturn.findMany({ where, select: RETURN, orderBy: [...NEWEST] });
  return rows.map(returnAnswer);
}

/** The rows that a refund created, with the credit note of its return. */
export async function readRefundResult(db: Db, id: string): Promise<RefundResult> {
  const { return: back, ...row } = await db.orderRefund.findUniqueOrThrow({
    where: { id },
    select: { ...REFUND, return: { select: { creditNote: DOCUMENT } } },
  });
  const note = row.creditNote ?? back?.creditNote;
  return { refund: refundAnswer(row), ...(note ? { creditNote: documentAnswer(note) } : {}) };
}

export async function readReturnResult(
  db: Db,
  { returnId, refundId }: { returnId: string; refundId: string | null },
): Promise<ReturnResult> {
  const row = await db.orderReturn.findUniqueOrThrow({ where: { id: returnId }, select: RETURN });
  const answer = returnAnswer(row);
  return {
    return: answer,
    ...(answer.creditNote ? { creditNote: answer.creditNote } : {}),
    ...(refundId ? { refund: (await readRefundResult(db, refundId)).refund } : {}),
  };
}
