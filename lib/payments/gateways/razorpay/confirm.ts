import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import type { Order } from "@/lib/orders/order";
import { readOrders } from "@/lib/orders/queries";
import { fetchPayment } from "./client";
import type { RazorpayReceipt } from "./schemas";
import { settlePayment } from "./settle-payment";
import { requireSignedReceipt } from "./signature";

/**
 * Takes what Razorpay's checkout handed to the browser. Its signature says who told it, which is all that
 * is believed of it: what was paid is asked of Razorpay. Who sends it is not said by it, so that the order is
 * shown to whoever may see it otherwise.
 * @throws AppError invalid_signature, not_found where the payment is for nothing of this shop's, unavailable
 */
export async function confirmPayment(db: PrismaClient, receipt: RazorpayReceipt): Promise<Order> {
  requireSignedReceipt(receipt);
  const made = await db.razorpayOrder.findUnique({
    where: { id: receipt.razorpay_order_id },
    select: { orderId: true },
  });
  const payment = made && (await fetchPayment(receipt.razorpay_payment_id));
  if (!payment || payment.razorpayOrderId !== receipt.razorpay_order_id) throw unknown();
  await settlePayment(db, payment);
  const [order] = await readOrders(db, [made.orderId]);
  if (!order) throw unknown();
  return order;
}

const unknown = () => new AppError("not_found", "There is no such payment for this shop.");
