import { isSameSecret } from "@/lib/base/secrets/same-secret";
import { AppError } from "@/lib/base/errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import { lockOrder } from "@/lib/orders/lock-order";
import { requireOrders } from "@/lib/orders/read/require-order";
import { bookPayment } from "@/lib/payments/gateways/book-payment";
import type { PaymentGateway } from "@/lib/payments/gateways/gateway";
import { requirePayable } from "@/lib/payments/gateways/require-payable";
import { toRupees } from "@/lib/pricing/money";
import { ToyBank } from "./bank";
import { TOY } from "./toy-method";

export const bank = new ToyBank();

interface Opened {
  orderId: string;
}

/** The toy's entry in `lib/payments/gateways/gateways.ts`; its table `toy_payments` holds its open payments. */
export const toy = {
  name: TOY,

  async start(db, { id }) {
    const { outstandingPaise } = await requirePayable(db, TOY, id);
    const payment = bank.open(outstandingPaise);
    await db.$executeRaw`INSERT INTO toy_payments ("id", "orderId") VALUES (${payment}, ${id}::uuid)`;
    return { payment, amount: toRupees(outstandingPaise) };
  },

  async confirm(db, { payment, signature }) {
    requireSignature(payment, signature);
    await settle(db, payment);
    const [order] = await requireOrders(db, [await readOrder(db, payment)]);
    if (!order) throw new AppError("not_found", "There is no such payment for this shop.");
    return order;
  },

  async webhook(db, { body, headers }) {
    requireSignature(body, headers.get("x-toy-signature"));
    await settle(db, new TextDecoder().decode(body));
  },

  refund: (request) => Promise.resolve().then(() => bank.refund(request)),

  async reconcile(db, { orderId = null }) {
    const open = await db.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM toy_payments WHERE NOT "isSettled"
        AND ("orderId" = ${orderId}::uuid OR ${orderId}::uuid IS NULL)`;
    let found = 0;
    for (const { id } of open) if (await settle(db, id)) found += 1;
    return { checked: open.length, found };
  },
} satisfies PaymentGateway<
  { payment: string; amount: number },
  { payment: string; signature: string }
>;

function requireSignature(text: string | Uint8Array, signature: string | null): void {
  if (isSameSecret(signature ?? "", bank.sign(text))) return;
  throw new AppError("invalid_signature", "This was not signed by the toy.");
}

async function readOrder(db: PrismaClient, payment: string): Promise<string> {
  const [row] = await db.$queryRaw<Opened[]>`
    SELECT "orderId" FROM toy_payments WHERE "id" = ${payment}`;
  if (row) return row.orderId;
  throw new AppError("not_found", "There is no such payment for this shop.");
}

/** Updates the ledger from the bank; returns whether it has a new payment. */
async function settle(db: PrismaClient, id: string): Promise<boolean> {
  const orderId = await readOrder(db, id);
  const payment = bank.find(id);
  if (!payment.isPaid) return false;
  const booked = await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    await tx.$executeRaw`UPDATE toy_payments SET "isSettled" = true WHERE "id" = ${id}`;
    return bookPayment(tx, order, { gateway: TOY, payment });
  });
  return booked !== "known";
}
