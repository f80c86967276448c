import "server-only";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import type { OrderPayment } from "@/lib/orders/order-payment";
import { ORDER, orderNamed, orderOf } from "@/lib/orders/read-order";
import { paiseOf } from "@/lib/pricing/money";
import type { PaymentKind, PaymentMeans } from "./kinds";

/** A row of the ledger. Amounts in paise, above zero: the kind says in which direction. */
export interface LedgerRow {
  id: string;
  kind: PaymentKind;
  amountPaise: number;
  /** Of a refund without credit note: by how much less is asked for because of it. */
  creditedPaise: number;
  means: PaymentMeans;
  reference: string | null;
  providerId: string | null;
  /** The row that this one takes back. */
  reversesId: string | null;
  /** Whether another row takes this one back. */
  isReversed: boolean;
  reason: string | null;
  /** When the money moved, and when it was written down. */
  at: Date;
  createdAt: Date;
  /** A name, in words that outlive the account. */
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
  at: true,
  createdAt: true,
  by: true,
} satisfies Prisma.PaymentSelect;

type StoredRow = Prisma.PaymentGetPayload<{ select: typeof LEDGER_ROW }>;

export function ledgerRowOf({ reversal, ...row }: StoredRow): LedgerRow {
  return {
    ...row,
    amountPaise: paiseOf(row.amountPaise),
    creditedPaise: paiseOf(row.creditedPaise),
    isReversed: reversal !== null,
  };
}

/** All that was written down about an order, oldest first. */
export async function readLedger(db: Db, orderId: string): Promise<LedgerRow[]> {
  const rows = await db.payment.findMany({
    where: { orderId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: LEDGER_ROW,
  });
  return rows.map(ledgerRowOf);
}

/** An order's ledger, what it says of the order, and when the customer was last asked to pay. */
export interface OrderLedger {
  payment: OrderPayment;
  remindedAt: Date | null;
  rows: LedgerRow[];
}

/** Of the order with this `_id` or number. @throws AppError not_found */
export async function readOrderLedger(db: Db, id: string): Promise<OrderLedger> {
  const select = { ...ORDER, paymentRemindedAt: true } as const;
  const row = await db.order.findUnique({ where: orderNamed(id), select });
  if (!row) throw new AppError("not_found", "There is no such order.");
  const { payment } = orderOf(row);
  return { payment, remindedAt: row.paymentRemindedAt, rows: await readLedger(db, row.id) };
}
