import "server-only";
import { listProofs } from "@/lib/artwork/proofs/queries";
import type { ProofAnswer } from "@/lib/artwork/proofs/schemas";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { PaymentKind, PaymentMeans } from "@/lib/db/generated/enums";
import { eachEntry } from "@/lib/db/page";
import type { Owner } from "@/lib/identity/session/identify";
import { listOrderMessages } from "@/lib/messaging/inbox/queries";
import { ownMessageSchema, type OwnMessage } from "@/lib/messaging/inbox/schemas";
import type { Order } from "@/lib/orders/order";
import { ORDER_LIST_LIMIT } from "@/lib/orders/read/list-schemas";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { listOrders } from "@/lib/orders/read/queries";
import { readMovements } from "@/lib/orders/read/read-movements";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { toRupees, toSafePaise } from "@/lib/pricing/money";

interface PaymentMade {
  kind: PaymentKind;
  amount: number;
  means: PaymentMeans;
  reference: string | null;
  at: Date;
}

async function readPayments(db: PrismaClient, orderId: string): Promise<PaymentMade[]> {
  const rows = await db.payment.findMany({
    where: { orderId },
    select: { kind: true, amountPaise: true, means: true, reference: true, at: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ amountPaise, ...row }) => ({
    ...row,
    amount: toRupees(toSafePaise(amountPaise)),
  }));
}

/** Messages between the customer and the shop about an order. */
async function messagesAbout(db: PrismaClient, { id, customer }: Order): Promise<OwnMessage[]> {
  const messages = await listOrderMessages(db, id);
  // Staff may have written through the order's page in their own name.
  const own = messages.filter(
    ({ writtenBy, email }) => writtenBy !== null || email === null || email === customer.email,
  );
  return own.map((message) => ownMessageSchema.parse(message));
}

type ExportedOrder = OrderAnswer & {
  payments: PaymentMade[];
  messages: OwnMessage[];
  proofs: ProofAnswer[];
};

/** Each order with its payments, returns, messages, proofs and their approvals; its documents are part of the response. */
export async function exportOrders(db: PrismaClient, account: Owner): Promise<ExportedOrder[]> {
  const orders: ExportedOrder[] = [];
  for await (const order of eachEntry(ORDER_LIST_LIMIT.max, (page) =>
    listOrders(db, account, page),
  )) {
    orders.push({
      ...orderAnswer({ ...order, ...(await readMovements(db, order)) }),
      payments: await readPayments(db, order.id),
      messages: await messagesAbout(db, order),
      proofs: await listProofs(db, { orderId: order.id }),
    });
  }
  return orders;
}
