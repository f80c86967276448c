import "server-only";
import { Prisma } from "shop-database";
import { recordAudit, type AuditEntry } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { AppError, invalidField } from "@/lib/base/errors";
import { announce } from "@/lib/messaging/events/announce";
import { announcePaid } from "@/lib/orders/announced/announce-paid";
import type { LockedOrder, OrderActor } from "@/lib/orders/lock-order";
import { MAX_AMOUNT_PAISE } from "@/lib/shop/payment-methods/methods";
import { LEDGER_ROW, toLedgerRow, type LedgerRow, type Tds } from "./ledger";
import type { PaymentMeans } from "./kinds";
import { referenceKey } from "./reference";

/** A payment or refund of an order. */
export interface Movement {
  order: LockedOrder;
  /** Always positive. */
  amountPaise: number;
  means: PaymentMeans;
  /** The reference of the bank or the customer, such as a UTR, as typed. */
  reference?: string;
  /** The gateway's id of the payment or the refund. */
  providerId?: string;
  /** For a TDS certificate. */
  tds?: Tds;
  /** Time of the payment. */
  at: Date;
  by: OrderActor;
}

type NewRow = Pick<Prisma.PaymentUncheckedCreateInput, "kind"> &
  Partial<Prisma.PaymentUncheckedCreateInput>;

/**
 * Adds a row to the ledger with its audit entry. The trigger `payments_added` updates the order's paid, refunded and
 * credited amounts; `orders_owing` and `payments_counted` update the counters.
 * @throws AppError duplicate_reference
 */
export async function writeRow(
  tx: Transaction,
  { order, amountPaise, means, reference, providerId, tds, at, by }: Movement,
  row: NewRow,
  entry: Pick<AuditEntry, "event" | "description" | "details">,
): Promise<LedgerRow> {
  const data = {
    orderId: order.id,
    amountPaise,
    means,
    reference: reference ?? null,
    referenceKey: (reference && referenceKey(reference)) || null,
    providerId: providerId ?? null,
    tdsSection: tds?.section ?? null,
    tdsQuarter: tds?.quarter ?? null,
    at,
    createdAt: order.now,
    userId: by.actor.userId,
    by: by.actor.name,
    ...row,
  };
  const stored = await announcePaid(tx, order.id, () =>
    tx.payment.create({ data, select: LEDGER_ROW }).catch(refuseDuplicate),
  );
  if (row.kind === "receipt") await announce(tx, "payment.received", stored.id);
  if (row.kind === "refund") await announce(tx, "order.refunded", stored.id);
  const details = { order: order.orderId, payment: stored.id, amountPaise, means };
  const given = {
    ...(reference ? { reference } : {}),
    ...(providerId ? { providerId } : {}),
    ...(tds && { tds: { ...tds } }),
  };
  await recordAudit(tx, { ...by, ...entry, details: { ...details, ...given, ...entry.details } });
  return toLedgerRow(stored);
}

/** Triggers and unique indexes also catch concurrent requests, which no earlier check can see. */
function refuseDuplicate(error: unknown): never {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002") {
    throw duplicateReference("This payment was recorded already.");
  }
  throw error;
}

export function duplicateReference(message: string): AppError {
  return new AppError("duplicate_reference", message, { fields: { reference: message } });
}

/** @throws AppError invalid_input for an amount that no order can have */
export function checkAmount(amountPaise: number): void {
  const isOne = Number.isSafeInteger(amountPaise) && amountPaise > 0;
  if (isOne && amountPaise <= MAX_AMOUNT_PAISE) return;
  throw invalidField("amount", "Enter an amount above ₹0 and up to ₹100 crore.");
}
