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
import { companyCan } from "@/lib/session/company-roles";
import type { SignedIn } from "@/lib/session/identify";
import { toSafePaise } from "@/lib/pricing/money";
import { orderChanges, type OrderBooks } from "./order-changes";
import type { StatementQuery } from "./schemas";
import { lateFromOf, lateInterest } from "./late-interest";
import { buildStatement, type AccountOrder, type Statement } from "./statement";

/** Whose statement it is, an account's or a company's, and its first and last day in India. */
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
      ...{ tdsSection: true, tdsQuarter: true },
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.OrderSelect;

type BooksRow = Prisma.OrderGetPayload<{ select: typeof BOOKS }>;

/** Owners and finance read their company's account; everybody else what they bought for themselves. */
export function statementHolder({ id, membership }: SignedIn["account"]): string {
  const isCompanys = membership !== null && companyCan(membership.role, "statement.read");
  return isCompanys ? membership.companyId : id;
}

/**
 * Reads the statement of an account, or of a company, as the shop sees it; without a period it is that of the financial
 * year until today. What was bought for a company stands on the company's statement alone.
 * @throws AppError not_found
 */
export async function readStatement(
  db: Db,
  holderId: string,
  query: Pick<StatementQuery, "from" | "to">,
  now = new Date(),
): Promise<AccountStatement> {
  const { isCompany, ...customer } = await readHolder(db, holderId);
  const to = query.to ?? dayName(now);
  const from = query.from ?? dayName(financialYearStart(getFinancialYear(dayNamed(to))));
  const rows = await db.order.findMany({
    where: isCompany ? { companyId: customer.id } : { userId: customer.id, companyId: null },
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

type Holder = AccountStatement["customer"] & { isCompany: boolean };

async function readHolder(db: Db, id: string): Promise<Holder> {
  const holder = isUuid(id) ? ((await findAccount(db, id)) ?? (await findCompany(db, id))) : null;
  if (!holder) throw new AppError("not_found", "There is no such customer.");
  return holder;
}

async function findAccount(db: Db, id: string): Promise<Holder | null> {
  const select = { id: true, name: true, company: true, email: true, gstin: true } as const;
  const user = await db.user.findUnique({ where: { id }, select });
  return user && { ...user, isCompany: false };
}

/** A company is named with its first owner, whom the shop writes to. */
async function findCompany(db: Db, id: string): Promise<Holder | null> {
  const company = await db.company.findUnique({
    where: { id },
    select: {
      ...{ legalName: true, gstins: true },
      members: {
        where: { role: "owner" },
        select: { user: { select: { name: true, email: true } } },
        orderBy: [{ joinedAt: "asc" }, { userId: "asc" }],
        take: 1,
      },
    },
  });
  if (!company) return null;
  const { legalName, members } = company;
  const owner = members[0]?.user ?? { name: legalName, email: "" };
  const [first] = company.gstins as { gstin: string }[];
  return { id, ...owner, company: legalName, gstin: first?.gstin ?? null, isCompany: true };
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
