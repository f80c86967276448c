import "server-only";
import { Prisma } from "shop-database";
import { dayNamed, dayName, daysLater } from "@/lib/base/india-time";
import { dateName } from "@/lib/base/dates";
import type { Db } from "@/lib/db/client";
import { financialYearStart, getFinancialYear } from "@/lib/documents/document-number";
import type { BankRate } from "@/lib/shop/msme/bank-rates";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { agreedRemainder } from "@/lib/orders/due/due-rows";
import { parseSteps } from "@/lib/orders/due/payment-steps";
import { findArrival, findLastArrival } from "@/lib/orders/arrival";
import { companyCan } from "@/lib/identity/session/company-roles";
import type { SignedIn } from "@/lib/identity/session/identify";
import { toTaxAmounts } from "@/lib/documents/figures";
import { VOID_NOTE } from "@/lib/documents/stored-document";
import { toSafePaise } from "@/lib/pricing/money";
import { creditParts, totalByInvoice } from "@/lib/documents/credit-parts";
import { dayAfter, debtChanges, type AccountOrder } from "./debts";
import { listOpeningEntries } from "../openings/read-opening";
import { openingAccount } from "./opening-account";
import { orderChanges, type Corrected, type OrderBooks } from "./order-changes";
import { readHolder, type Holder, type StatementCustomer } from "./read-holder";
import type { StatementQuery } from "./schemas";
import { firstLateDay, lateInterest } from "./late-interest";
import { buildStatement, type Statement } from "./statement";

/** Statement of an account or a company, with its first and last day in India. */
export interface AccountStatement extends Statement {
  /** Interest on late payment, only for the shop; empty without a Udyam number. */
  interest: InterestRow[];
  customer: StatementCustomer;
  from: string;
  to: string;
}

/**
 * Interest on an invoice until the last day of the statement, or today; for orders in the statement, or open at its
 * start.
 */
export interface InterestRow {
  order: string;
  invoice: string;
  /** The first late day in India. */
  from: string;
  paise: number;
}

const LINE = {
  orderLineId: true,
  quantity: true,
  gstBasisPoints: true,
  taxablePaise: true,
  cgstPaise: true,
  sgstPaise: true,
  igstPaise: true,
} as const;

const BOOKS = {
  orderId: true,
  createdAt: true,
  totalPaise: true,
  paymentMethod: true,
  paymentDueOn: true,
  paymentSteps: true,
  dispatchBy: true,
  status: true,
  history: { select: { status: true, at: true }, orderBy: [{ at: "asc" }, { id: "asc" }] },
  dispatches: { select: { deliveredAt: true } },
  documents: {
    where: { NOT: VOID_NOTE },
    select: {
      id: true,
      kind: true,
      number: true,
      issuedAt: true,
      totalPaise: true,
      paymentId: true,
      invoiceId: true,
      voidedAt: true,
      dispatch: { select: { deliveredAt: true } },
      lines: { select: LINE, orderBy: { position: "asc" } },
    },
    orderBy: [{ issuedAt: "asc" }, { id: "asc" }],
  },
  payments: {
    select: {
      id: true,
      kind: true,
      at: true,
      means: true,
      reference: true,
      amountPaise: true,
      creditedPaise: true,
      reversesId: true,
      tdsSection: true,
      tdsQuarter: true,
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.OrderSelect;

type BooksRow = Prisma.OrderGetPayload<{ select: typeof BOOKS }>;

/**
 * Owners and finance read their company's account unless they ask for their own; other members read their personal
 * purchases.
 */
export function statementHolder(
  { id, membership }: SignedIn["account"],
  of?: StatementQuery["of"],
): string {
  const isCompanys =
    of !== "self" && membership !== null && companyCan(membership.role, "statement.read");
  return isCompanys ? membership.companyId : id;
}

/** Lateness is counted until the last day, so no statement reaches beyond today. */
function lastDay({ from = "", to = "" }: Pick<StatementQuery, "from" | "to">, today: string) {
  if (to !== "" && to < today) return to;
  return from > today ? from : today;
}

/**
 * Reads the statement of an account or a company, as the shop sees it; without a period, for the financial year. A
 * period that has not ended is read until today. Purchases for a company are only in the company's statement.
 * @throws AppError not_found
 */
export async function readStatement(
  db: Db,
  holderId: string,
  query: Pick<StatementQuery, "from" | "to">,
  now = new Date(),
): Promise<AccountStatement> {
  const { isCompany, ...customer } = await readHolder(db, holderId);
  const today = dayName(now);
  const to = lastDay(query, today);
  const from = query.from ?? dayName(financialYearStart(getFinancialYear(dayNamed(to))));
  const ids = await listOrders(db, { id: customer.id, isCompany }, dayNamed(from));
  const rows = await readBooks(db, ids);
  const orders = rows.map((row) => ({ row, account: accountOrder(row) }));
  const period = { from: dayNamed(from), until: dayAfter(dayNamed(to)) };
  const opening = isCompany ? openingAccount(await listOpeningEntries(db, holderId)) : [];
  const statement = buildStatement([...opening, ...orders.map(({ account }) => account)], period);
  const { udyamNumber, bankRates } = await readShopSettings(db);
  const until = to < today ? to : today;
  const interest = udyamNumber
    ? orders.flatMap(({ row, account }) => computeInterest(row, account, until, bankRates))
    : [];
  return { customer, from, to, ...statement, interest };
}

/**
 * Orders that the statement needs: open ones, and those with a change since its start. Any other is settled, and adds
 * nothing to the opening balance.
 */
async function listOrders(
  db: Db,
  { id, isCompany }: Pick<Holder, "id" | "isCompany">,
  from: Date,
): Promise<string[]> {
  const isTheirs = isCompany
    ? Prisma.sql`o."companyId" = ${id}::uuid`
    : Prisma.sql`o."userId" = ${id}::uuid AND o."companyId" IS NULL`;
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT o."id" FROM "orders" o
    WHERE ${isTheirs} AND (o."outstandingPaise" <> 0 OR o."createdAt" >= ${from}
      OR EXISTS (SELECT FROM "payments" p WHERE p."orderId" = o."id" AND p."at" >= ${from})
      OR EXISTS (SELECT FROM "order_documents" d WHERE d."orderId" = o."id" AND d."issuedAt" >= ${from})
      OR EXISTS (SELECT FROM "order_status_changes" s WHERE s."orderId" = o."id" AND s."at" >= ${from}))
    ORDER BY o."createdAt", o."id"`;
  return rows.map((row) => row.id);
}

/** PostgreSQL takes a limited number of parameters. */
const AT_ONCE = 1_000;

/** Orders of a company with an open amount. */
export async function readOpenOrders(
  db: Db,
  companyId: string,
  now: Date,
): Promise<AccountOrder[]> {
  const ids = await listOrders(db, { id: companyId, isCompany: true }, now);
  return (await readBooks(db, ids)).map(accountOrder);
}

async function readBooks(db: Db, ids: readonly string[]): Promise<BooksRow[]> {
  const rows: BooksRow[] = [];
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const found = await db.order.findMany({
      where: { id: { in: ids.slice(first, first + AT_ONCE) } },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: BOOKS,
    });
    rows.push(...found);
  }
  return rows;
}

/**
 * Interest runs per invoice from the arrival of its goods: the dispatch's own day if known, else the order's, else the
 * invoice's.
 */
function computeInterest(
  row: BooksRow,
  account: AccountOrder,
  until: string,
  rates: readonly BankRate[],
): InterestRow[] {
  const { documents } = row;
  const { creditDays, day } = readAgreed(row);
  const owed = debtChanges(account);
  return documents.flatMap(({ kind, number: invoice, issuedAt, dispatch }) => {
    if (kind !== "invoice") return [];
    const arrived = dispatch ? findArrival(row, dispatch) : findLastArrival(row);
    const acceptedOn = dayName(arrived ?? issuedAt);
    const agreed = creditDays === null ? day : daysLater(dayName(issuedAt), creditDays);
    const from = firstLateDay(acceptedOn, agreed);
    const moved = owed.get(invoice) ?? [];
    const changes = moved.map(({ at, paise }) => ({ day: dayName(at), paise }));
    const debt = { changes, lateFrom: from, until };
    const paise = lateInterest(debt, rates);
    return paise > 0 ? [{ order: account.number, invoice, from, paise }] : [];
  });
}

function readAgreed({ paymentSteps, paymentDueOn, dispatchBy, ...row }: BooksRow) {
  const steps = parseSteps(paymentSteps);
  return agreedRemainder({
    ...row,
    dispatchBy: dispatchBy && dateName(dispatchBy),
    payment: { dueOn: paymentDueOn, ...(steps && { steps }) },
  });
}

function accountOrder(row: BooksRow): AccountOrder {
  const books = toBooks(row);
  const { creditDays, day } = readAgreed(row);
  return {
    number: books.number,
    lateFrom: day === null ? null : dayAfter(dayNamed(day)),
    creditDays,
    changes: orderChanges(books),
  };
}

/** Amounts that credit notes reverse per invoice, by the note's id. */
function toCorrections(documents: BooksRow["documents"]): Map<string, Corrected[]> {
  const invoices = documents.filter(({ kind }) => kind === "invoice");
  const notes = documents.filter(({ kind }) => kind === "credit_note");
  const numbers = new Map(invoices.map(({ id, number }) => [id, number]));
  const parts = creditParts(invoices.map(toLines), notes.map(toLines));
  return new Map(
    notes.map(({ id, invoiceId, totalPaise }) => {
      const shares = totalByInvoice(parts.get(id) ?? [], toSafePaise(totalPaise), invoiceId ?? "");
      return [
        id,
        shares.map(({ invoice, paise }) => ({ invoice: numbers.get(invoice) ?? "", paise })),
      ];
    }),
  );
}

const toLines = ({ id, lines }: BooksRow["documents"][number]) => ({
  id,
  lines: lines.map((line) => ({ ...line, ...toTaxAmounts(line) })),
});

function toBooks({ history, documents, payments, ...row }: BooksRow): OrderBooks {
  const corrections = toCorrections(documents);
  return {
    number: row.orderId,
    placedAt: row.createdAt,
    totalPaise: toSafePaise(row.totalPaise),
    isPayable: row.paymentMethod !== null,
    steps: history,
    documents: documents.flatMap(({ id, kind, number, issuedAt, totalPaise: total, voidedAt }) => {
      if (kind !== "invoice" && kind !== "credit_note") return [];
      const totalPaise = toSafePaise(total);
      const corrects = corrections.get(id) ?? [];
      return [{ kind, number, at: issuedAt, totalPaise, corrects, isVoid: voidedAt !== null }];
    }),
    payments: payments.map((payment) => ({
      ...payment,
      voucher: documents.find(({ paymentId }) => paymentId === payment.id)?.number ?? null,
      amountPaise: toSafePaise(payment.amountPaise),
      creditedPaise: toSafePaise(payment.creditedPaise),
    })),
  };
}
