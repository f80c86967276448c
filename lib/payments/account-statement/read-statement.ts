import "server-only";
import { dayNamed, dayName } from "@/lib/base/india-time";
import { dateName } from "@/lib/base/dates";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/uuid";
import { financialYearStart, getFinancialYear } from "@/lib/documents/document-number";
import { toSafePaise } from "@/lib/pricing/money";
import { orderChanges, type OrderBooks } from "./order-changes";
import type { StatementQuery } from "./schemas";
import { buildStatement, type AccountOrder, type Statement } from "./statement";

/** Whose statement it is, and its first and last day in India. */
export interface AccountStatement extends Statement {
  customer: {
    id: string;
    name: string;
    company: string | null;
    email: string;
    gstin: string | null;
  };
  from: string;
  to: string;
}

const BOOKS = {
  orderId: true,
  createdAt: true,
  totalPaise: true,
  paymentMethod: true,
  paymentDueOn: true,
  history: { select: { status: true, at: true }, orderBy: [{ at: "asc" }, { id: "asc" }] },
  documents: {
    select: { kind: true, number: true, issuedAt: true, totalPaise: true, paymentId: true },
    orderBy: [{ issuedAt: "asc" }, { id: "asc" }],
  },
  payments: {
    select: {
      ...{ id: true, kind: true, at: true, means: true, reference: true },
      ...{ amountPaise: true, creditedPaise: true, reversesId: true },
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.OrderSelect;

type BooksRow = Prisma.OrderGetPayload<{ select: typeof BOOKS }>;

/**
 * Reads the statement of a customer's account; without a period it is that of the financial year until today.
 * @throws AppError not_found
 */
export async function readStatement(
  db: Db,
  userId: string,
  query: Pick<StatementQuery, "from" | "to">,
  now = new Date(),
): Promise<AccountStatement> {
  const customer = await readCustomer(db, userId);
  const to = query.to ?? dayName(now);
  const from = query.from ?? dayName(financialYearStart(getFinancialYear(dayNamed(to))));
  const rows = await db.order.findMany({
    where: { userId: customer.id },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: BOOKS,
  });
  const period = { from: dayNamed(from), until: dayAfter(dayNamed(to)) };
  return { customer, from, to, ...buildStatement(rows.map(accountOrder), period) };
}

async function readCustomer(db: Db, id: string): Promise<AccountStatement["customer"]> {
  const select = { id: true, name: true, company: true, email: true, gstin: true } as const;
  const customer = isUuid(id) ? await db.user.findUnique({ where: { id }, select }) : null;
  if (!customer) throw new AppError("not_found", "There is no such customer.");
  return customer;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const dayAfter = (day: Date) => new Date(day.getTime() + DAY_MS);

function accountOrder(row: BooksRow): AccountOrder {
  const books = booksOf(row);
  return { number: books.number, lateFrom: lateFrom(row), changes: orderChanges(books) };
}

function lateFrom({ paymentDueOn, documents }: BooksRow): Date | null {
  if (paymentDueOn) return dayAfter(dayNamed(dateName(paymentDueOn)));
  const invoice = documents.find(({ kind }) => kind === "invoice");
  return invoice ? dayAfter(dayNamed(dayName(invoice.issuedAt))) : null;
}

function booksOf({ history, documents, payments, ...row }: BooksRow): OrderBooks {
  return {
    number: row.orderId,
    placedAt: row.createdAt,
    totalPaise: toSafePaise(row.totalPaise),
    isPayable: row.paymentMethod !== null,
    steps: history,
    documents: documents.flatMap(({ kind, number, issuedAt, totalPaise }) =>
      kind === "invoice" || kind === "credit_note"
        ? [{ kind, number, at: issuedAt, totalPaise: toSafePaise(totalPaise) }]
        : [],
    ),
    payments: payments.map((payment) => ({
      ...payment,
      voucher: documents.find(({ paymentId }) => paymentId === payment.id)?.number ?? null,
      amountPaise: toSafePaise(payment.amountPaise),
      creditedPaise: toSafePaise(payment.creditedPaise),
    })),
  };
}
