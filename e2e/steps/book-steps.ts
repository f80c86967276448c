import { randomUUID } from "node:crypto";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";

/** Creates rows of the ledger and of documents. */

export function givenPayment(
  db: PrismaClient,
  payment: Pick<Prisma.PaymentUncheckedCreateInput, "orderId" | "amountPaise"> &
    Partial<Prisma.PaymentUncheckedCreateInput>,
) {
  const { kind = "receipt" } = payment;
  return db.payment.create({
    data: {
      kind,
      means: "bank",
      at: new Date(),
      by: "Meera Nair",
      reason: kind === "receipt" ? null : "Agreed on the phone",
      ...payment,
    },
  });
}

let serial = 0;

/** Creates a document under the flat tax: a credit note if it has an invoice. */
export function givenDocument(
  db: PrismaClient,
  {
    orderId,
    invoiceId = null,
    issuedOn = new Date(),
    totalPaise,
    dispatchId = null,
  }: {
    orderId: string;
    invoiceId?: string | null;
    dispatchId?: string | null;
    issuedOn?: Date;
    totalPaise: number;
  },
) {
  const kind = invoiceId ? "credit_note" : "invoice";
  serial += 1;
  return db.orderDocument.create({
    data: {
      orderId,
      kind,
      invoiceId,
      dispatchId,
      reason: invoiceId ? "Came back" : null,
      number: `T${serial}-${randomUUID().slice(0, 8)}`,
      financialYear: 2026,
      serial,
      issuedAt: issuedOn,
      issuedOn,
      regime: "flat",
      taxablePaise: totalPaise,
      taxPaise: 0,
      totalPaise,
      content: {},
      by: "Meera Nair",
    },
  });
}
