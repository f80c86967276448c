import "server-only";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import type { OrderPayment } from "@/lib/orders/order-payment";
import { ORDER, orderNamed, toOrder } from "@/lib/orders/read/read-order";
import { toSafePaise } from "@/lib/pricing/money";
import type { PaymentKind, PaymentMeans } from "./kinds";

/** Details of a TDS certificate. */
export interface Tds {
  /** Section of the Income-tax Act, such as "194Q". */
  section: string;
  /** Quarter of the financial year, such as "2026-27 Q3". */
  quarter: string;
}

/** A row of the ledger. Amounts in paise and always positive: the kind gives the direction. */
export interface LedgerRow {
  id: string;
  kind: PaymentKind;
  amountPaise: number;
  /** For a refund without a credit note: the reduction of the amount due. */
  creditedPaise: number;
  means: PaymentMeans;
  reference: string | null;
  providerId: string | null;
  /** The reversed row. */
  reversesId: string | null;
  /** True when another row reverses this one. */
  isReversed: boolean;
  reason: string | null;
  /** For a TDS certificate, whose number is the reference. */
  tds: Tds | null;
  /** Time of the payment, and time of the row. */
  at: Date;
  createdAt: Date;
  /** The actor's name, stored as text so that it remains when the account is deleted. */
  by: string;
}

export const LEDGER_ROW = {
  id: true,
  kind: true,
  amountPaise: true,
  creditedPaise: true,
  means: true,
  reference: true,
  providerId: true,
  reversesId: true,
  reversal: { select: { id: true } },
  reason: true,
  tdsSection: true,
  tdsQuarter: true,
  at: true,
  createdAt: true,
  by: true,
} satisfies Prisma.PaymentSelect;

type StoredRow = Prisma.PaymentGetPayload<{ select: typeof LEDGER_ROW }>;

export function toLedgerRow({ reversal, tdsSection, tdsQuarter, ...row }: StoredRow): LedgerRow {
  return {
    ...row,
    tds:
      tdsSection !== null && tdsQuarter !== null
        ? { section: tdsSection, quarter: tdsQuarter }
        : null,
    amountPaise: toSafePaise(row.amountPaise),
    creditedPaise: toSafePaise(row.creditedPaise),
    isReversed: reversal !== null,
  };
}

/** All ledger rows of an order, oldest first. */
export async function readLedger(db: Db, orderId: string): Promise<LedgerRow[]> {
  const rows = await db.payment.findMany({
    where: { orderId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: LEDGER_ROW,
  });
  return rows.map(toLedgerRow);
}

/** The ledger of an order, its payment state, and the time of the last payment reminder. */
export interface OrderLedger {
  /** The account of its customer; null for an order without one. */
  userId: string | null;
  payment: OrderPayment;
  remindedAt: Date | null;
  rows: LedgerRow[];
}

/**
 * Reads the ledger of the order with this `_id` or number.
 * @throws AppError not_found
 */
export async function readOrderLedger(db: Db, id: string): Promise<OrderLedger> {
  const select = { ...ORDER, userId: true, paymentRemindedAt: true } as const;
  const row = await db.order.findUnique({ where: orderNamed(id), select });
  if (!row) throw new AppError("not_found", "There is no such order.");
  const { payment } = toOrder(row);
  const { userId, paymentRemindedAt: remindedAt } = row;
  return { userId, payment, remindedAt, rows: await readLedger(db, row.id) };
}
