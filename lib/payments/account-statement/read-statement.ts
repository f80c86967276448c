import "server-only";
import { dayNamed, dayName } from "@/lib/base/india-time";
import { dateName } from "@/lib/base/dates";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import { financialYearStart, getFinancialYear } from "@/lib/documents/document-number";
import type { BankRate } from "@/lib/shop/msme/bank-rates";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { toSafePaise } from "@/lib/pricing/money";
import { orderChanges, type OrderBooks } from "./order-changes";
import type { StatementQuery } from "./schemas";
import { lateFromOf, lateInterest } from "./late-interest";
import { buildStatement, type AccountOrder, type Statement } from "./statement";

/** Whose statement it is, and its first and last day in India. */
export interface AccountStatement extends Statement {
  /** Interest on late payment, for the shop alone; empty without a Udyam number. */
  interest: InterestRow[];
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

/** Interest that an order has borne until the last day of the statement, or until today. */
export interface InterestRow {
  order: string;
  /** The first late day in India. */
  from: string;
  paise: number;
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
 * Reads the statement of a customer's account as the shop sees it; without a period it is that of the financial year
 * until today.
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
  const orders = rows.map((row) => ({ row, account: accountOrder(row) }));
  const period = { from: dayNamed(from), until: dayAfter(dayNamed(to)) };
  const statement = buildStatement(
    orders.map(({ account }) => account),
    period,
  );
  const { udyamNumber, bankRates } = await readShopSettings(db);
  const today = dayName(now);
  const until = to < today ? to : today;
  const interest = udyamNumber
    ? orders.flatMap(({ row, account }) => interestOf(row, account, until, bankRates))
    : [];
  return { customer, from, to, ...statement, interest };
}

/** Interest runs on what was invoiced, from the day on which the goods arrived, or else were invoiced. */
function interestOf(
  { history, documents, paymentDueOn }: BooksRow,
  { number: order, changes }: AccountOrder,
  until: string,
  rates: readonly BankRate[],
): InterestRow[] {
  const invoice = documents.find(({ kind }) => kind === "invoice");
  if (!invoice) return [];
  const delivered = history.findLast(({ status }) => status === "Delivered");
  const acceptedOn = dayName(delivered?.at ?? invoice.issuedAt);
  const from = lateFromOf(acceptedOn, paymentDueOn && dateName(paymentDueOn));
  const debt = {
    changes: changes
      .filter(({ isUnbilled }) => !isUnbilled)
      .map(({ at, paise }) => ({ day: dayName(at), paise })),
    ...{ lateFrom: from, until },
  };
  const paise = lateInterest(debt, rates);
  return paise > 0 ? [{ order, from, paise }] : [];
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
