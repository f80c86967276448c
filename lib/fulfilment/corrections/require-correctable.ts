import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import { findWholeInvoice } from "@/lib/documents/issue-invoice";
import type { LockedOrder } from "@/lib/orders/lock-order";
import type { OrderParty } from "@/lib/orders/status";
import type { Corrected } from "./schemas";

interface Correcting {
  requested: Corrected;
  party: OrderParty;
  /** `updatedAt` of the order as read. */
  updatedAt?: string | undefined;
}

/** Fields that appear on no document and no parcel. */
const OF_MAILS: readonly (keyof Corrected)[] = ["email"];

/** Fields that a dispatched and billed part does not contain. */
const OF_THE_REST: readonly (keyof Corrected)[] = ["lines", "phone", ...OF_MAILS];

const isOnly = (requested: Corrected, parts: readonly (keyof Corrected)[]) =>
  (Object.keys(requested) as (keyof Corrected)[]).every(
    (name) => requested[name] === undefined || parts.includes(name),
  );

/**
 * Checks that the order can be corrected. In a partly dispatched order only undispatched lines and the customer's
 * contact can; an unverified email can be corrected at any time.
 * @throws AppError edit_conflict; invoiced, dispatched; invalid_transition for the buyer once production has begun, and
 * for a cancelled order
 */
export async function requireCorrectable(
  tx: Transaction,
  order: LockedOrder,
  { requested, party, updatedAt }: Correcting,
): Promise<void> {
  if (!isOnly(requested, OF_MAILS)) await requireState(tx, order, { requested, party });
  if (updatedAt === undefined) return;
  const { id } = order;
  const now = await tx.order.findUniqueOrThrow({ where: { id }, select: { updatedAt: true } });
  if (now.updatedAt.toISOString() === updatedAt) return;
  const message = "This order was changed since you opened it. Check it again, then correct it.";
  throw new AppError("edit_conflict", message);
}

async function requireState(
  tx: Transaction,
  { status, partlyDispatched, isReplacement, id }: LockedOrder,
  { requested, party }: Omit<Correcting, "updatedAt">,
): Promise<void> {
  if (status === "Cancelled") {
    throw new AppError("invalid_transition", "This order is cancelled. It stays as it is.");
  }
  const isOfTheRest = partlyDispatched && isOnly(requested, OF_THE_REST);
  if ((partlyDispatched && !isOfTheRest) || status === "Shipped" || status === "Delivered") {
    throw new AppError("dispatched", "Goods of this order have left. It stays as it is.");
  }
  if (await isInvoiced(tx, id, partlyDispatched)) {
    const message = "The invoice of this order was issued. Correct it with a credit note.";
    throw new AppError("invoiced", message);
  }
  if (party === "customer" && status !== "Pending") {
    const message = "This order is in production. Write to us if something of it is to change.";
    throw new AppError("invalid_transition", message);
  }
  if (isReplacement && (requested.lines ?? requested.shippingWay)) {
    const message = "This order replaces goods free of charge. Its lines stay as they are.";
    throw new AppError("invalid_transition", message);
  }
}

/** An invoice of a dispatch leaves the rest correctable. */
async function isInvoiced(tx: Transaction, id: string, partlyDispatched: boolean) {
  if (partlyDispatched) return (await findWholeInvoice(tx, id)) !== null;
  const invoices = { orderId: id, kind: "invoice", voidedAt: null } as const;
  return (await tx.orderDocument.count({ where: invoices })) > 0;
}
