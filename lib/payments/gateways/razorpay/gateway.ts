import "server-only";
import { createHmac } from "node:crypto";
import { parseJson } from "@/lib/base/text/parse-json";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import type { Order } from "@/lib/orders/order";
import { readOrders } from "@/lib/orders/read/queries";
import { z } from "@/lib/base/input/zod";
import { log } from "@/lib/base/log";
import { isSameSecret } from "@/lib/base/secrets/same-secret";
import type { PaymentGateway, GatewayEvent } from "../gateway";
import { RAZORPAY, fetchPayment, fetchRefund } from "./client";
import { reconcile } from "./reconcile";
import type { RazorpayCheckout, RazorpayReceipt } from "./schemas";
import { startPayment } from "./start";
import { settlePayment } from "./settle-payment";
import { settleRefund } from "../settle-refund";
import { paymentEntity, type RazorpayPayment } from "./entities";
import { RazorpayRefused } from "./errors";
import { razorpayRefundId } from "./ids";
import { razorpayAccount } from "./call-razorpay";

const eventSchema = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: paymentEntity }).optional(),
    refund: z.object({ entity: z.object({ id: razorpayRefundId }) }).optional(),
  }),
});

const eventIdSchema = z.string().regex(/^[\w-]{1,100}$/);

/**
 * Processes a webhook event of Razorpay. The payment's state is read from Razorpay's API, so events may arrive in any
 * order, late or repeatedly. The event id is stored only after the event was processed; after a failure, Razorpay sends
 * the event again.
 * @throws AppError invalid_signature, unavailable
 */
async function handleEvent(db: PrismaClient, { body, headers }: GatewayEvent): Promise<void> {
  requireSignedEvent(body, headers.get("x-razorpay-signature"));
  // The id is the same when the event is sent again.
  const id = eventIdSchema.safeParse(headers.get("x-razorpay-event-id")).data;
  const source = RAZORPAY.name;
  if (id && (await db.receivedEvent.count({ where: { source, id } })) > 0) return;
  const told = eventSchema.safeParse(parseJson(new TextDecoder().decode(body))).data;
  if (told) await settle(db, told.payload).catch(refuseUnknown);
  if (id) await db.receivedEvent.createMany({ data: [{ source, id }], skipDuplicates: true });
}

/** Ignores a payment that Razorpay does not know with these keys, such as one of another account. */
function refuseUnknown(error: unknown): void {
  if (!(error instanceof RazorpayRefused)) throw error;
  log.error("Razorpay does not know the payment of its event", error);
}

/** An event about a refund also names its payment. */
async function settle(
  db: PrismaClient,
  { payment, refund }: z.output<typeof eventSchema>["payload"],
): Promise<void> {
  if (payment) await settlePayment(db, await verifyPayment(db, payment.entity));
  if (refund) await settleRefund(db, "razorpay", await fetchRefund(refund.entity.id));
}

/**
 * Reads the payment named by an event from Razorpay's API. When the API cannot be reached, the signed event is enough
 * if the money was received and covers an order of the shop made for it: that cannot become untrue later.
 */
async function verifyPayment(db: PrismaClient, told: RazorpayPayment): Promise<RazorpayPayment> {
  try {
    return await fetchPayment(told.id);
  } catch (error) {
    if (await matchesRequest(db, told)) return told;
    throw error;
  }
}

async function matchesRequest(db: PrismaClient, told: RazorpayPayment): Promise<boolean> {
  const { razorpayOrderId: id, amountPaise, isCaptured, currency } = told;
  if (!id || !isCaptured || currency !== "INR") return false;
  return (await db.razorpayOrder.count({ where: { id, amountPaise: { lte: amountPaise } } })) === 1;
}

/**
 * Accepts the result of Razorpay's checkout from the browser. The signature only proves that the message comes from
 * Razorpay; the paid amount is read from Razorpay's API. It does not identify the sender, so the order is shown only to
 * a visitor who may see it anyway.
 * @throws AppError invalid_signature; not_found when the payment belongs to no order of this shop; unavailable
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

/** Razorpay: cards, UPI and netbanking through its checkout (https://razorpay.com/docs). */
export const razorpay: PaymentGateway<RazorpayCheckout, RazorpayReceipt> = {
  ...RAZORPAY,
  start: startPayment,
  confirm: confirmPayment,
  webhook: handleEvent,
  reconcile,
};

/**
 * Checks of Razorpay's signatures (https://razorpay.com/docs/webhooks/validate-test and
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps).
 */

function requireSignature(signature: string, secret: string, signed: string | Uint8Array): void {
  const expected = createHmac("sha256", secret).update(signed).digest("hex");
  if (isSameSecret(signature.toLowerCase(), expected)) return;
  throw new AppError("invalid_signature", "This was not signed by Razorpay.");
}

/** @throws AppError invalid_signature */
function requireSignedReceipt(receipt: RazorpayReceipt): void {
  const signed = `${receipt.razorpay_order_id}|${receipt.razorpay_payment_id}`;
  requireSignature(receipt.razorpay_signature, razorpayAccount().keySecret, signed);
}

/** @throws AppError invalid_signature */
function requireSignedEvent(body: Uint8Array, signature: string | null): void {
  requireSignature(signature ?? "", razorpayAccount().webhookSecret, body);
}
