import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { log } from "@/lib/base/log";
import { lockOrder } from "@/lib/orders/lock-order";
import type { Order } from "@/lib/orders/order";
import { formatRupees, toRupees } from "@/lib/pricing/money";
import { Refusal } from "@/lib/i18n/refusal";
import { after, pauseAfter } from "@/lib/base/retry";
import { requirePayable, type PayableOrder } from "../require-payable";
import { razorpayAccount } from "./call-razorpay";
import { createOrder } from "./client";
import { RazorpayRefused } from "./errors";
import { settleOrder } from "./reconcile";
import type { RazorpayCheckout } from "./schemas";

/** Razorpay's minimum amount. */
const MIN_PAISE = 100;
/** Open Razorpay orders of one order that are checked before a new one is created. */
const MAX_OPEN = 5;

/**
 * Returns the options of Razorpay's checkout for the amount due. The same Razorpay order is reused for the same amount:
 * when it is paid twice, Razorpay itself refunds the second payment.
 * @param order the caller has checked that the visitor may see it
 * @throws AppError invalid_transition when nothing can be paid this way; unavailable
 */
export async function startPayment(
  db: PrismaClient,
  order: Pick<Order, "id">,
): Promise<RazorpayCheckout> {
  const { keyId } = razorpayAccount();
  await lookAtOpen(db, order);
  const { orderId, outstandingPaise } = await requireOrderable(db, order);
  const id =
    (await findOpen(db, order, outstandingPaise)) ??
    (await make(db, { id: order.id, orderId, outstandingPaise }));
  return {
    key: keyId,
    razorpayOrderId: id,
    amount: toRupees(outstandingPaise),
    currency: "INR",
  };
}

/** A customer who starts a payment again may already have paid. */
async function lookAtOpen(db: PrismaClient, { id: orderId }: Pick<Order, "id">): Promise<void> {
  const open = await db.razorpayOrder.findMany({
    where: { orderId, settledAt: null },
    orderBy: { createdAt: "desc" },
    select: { id: true },
    take: MAX_OPEN,
  });
  for (const { id } of open) await settleOrder(db, id);
}

type Payable = PayableOrder & Pick<Order, "id">;

async function requireOrderable(
  db: PrismaClient,
  { id }: Pick<Order, "id">,
): Promise<PayableOrder> {
  const payable = await requirePayable(db, "razorpay", id);
  if (payable.outstandingPaise >= MIN_PAISE) return payable;
  const amount = formatRupees(MIN_PAISE);
  throw new Refusal("invalid_transition", (t) =>
    t("Razorpay takes {amount} and more. Please write to us.", { amount }),
  );
}

async function findOpen(
  db: Pick<PrismaClient, "razorpayOrder">,
  { id: orderId }: Pick<Order, "id">,
  amountPaise: number,
): Promise<string | undefined> {
  const open = await db.razorpayOrder.findFirst({
    where: { orderId, amountPaise, settledAt: null },
    orderBy: { createdAt: "asc" },
    select: { id: true },
  });
  return open?.id;
}

/** No lock is held during the call to Razorpay: of two orders created at once, one is never used. */
async function make(db: PrismaClient, payable: Payable): Promise<string> {
  const { id: orderId, outstandingPaise: amountPaise } = payable;
  const made = await createAt(payable);
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const other = await findOpen(tx, { id: orderId }, amountPaise);
    if (other) return other;
    const nextLookAt = after(new Date(), pauseAfter(0));
    const data = { id: made.id, orderId, amountPaise, nextLookAt };
    await tx.razorpayOrder.create({ data, select: { id: true } });
    return made.id;
  });
}

async function createAt({ id, orderId, outstandingPaise }: Payable): Promise<{ id: string }> {
  try {
    return await createOrder({
      amountPaise: outstandingPaise,
      receipt: orderId,
      notes: { order: orderId, id },
    });
  } catch (error) {
    if (!(error instanceof RazorpayRefused)) throw error;
    log.error(`Razorpay makes no order for ${orderId}`, error);
    const message =
      "Razorpay does not take this payment. Please write to us, and we arrange another way.";
    throw new AppError("unavailable", message);
  }
}
