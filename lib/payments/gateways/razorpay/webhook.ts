import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { z } from "@/lib/base/input/zod";
import { log } from "@/lib/base/log";
import type { GatewayEvent } from "../gateway";
import { settleRefund } from "../settle-refund";
import { fetchPayment, fetchRefund } from "./client";
import { paymentEntity, type RazorpayPayment } from "./entities";
import { RazorpayRefused } from "./errors";
import { razorpayRefundId } from "./ids";
import { settlePayment } from "./settle-payment";
import { requireSignedEvent } from "./signature";

const eventSchema = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: paymentEntity }).optional(),
    refund: z.object({ entity: z.object({ id: razorpayRefundId }) }).optional(),
  }),
});

const eventIdSchema = z.string().regex(/^[\w-]{1,100}$/);

/**
 * Takes what Razorpay tells by itself. What it is about is asked of Razorpay, so that events may come in
 * any order, late or again; its id is kept once that is done, and where it cannot be done Razorpay is left
 * to tell it again.
 * @throws AppError invalid_signature, unavailable
 */
export async function takeEvent(db: PrismaClient, { body, headers }: GatewayEvent): Promise<void> {
  requireSignedEvent(body, headers.get("x-razorpay-signature"));
  // The same when it is told again.
  const id = eventIdSchema.safeParse(headers.get("x-razorpay-event-id")).data;
  if (id && (await db.razorpayEvent.findUnique({ where: { id } }))) return;
  const told = eventSchema.safeParse(jsonIn(body)).data;
  if (told) await settle(db, told.payload).catch(refuseUnknown);
  if (!id) return;
  const data = [{ id, event: told?.event ?? "unknown" }];
  await db.razorpayEvent.createMany({ data, skipDuplicates: true });
}

/** A payment that Razorpay does not know by these keys, such as one of another account, is none of ours. */
function refuseUnknown(error: unknown): void {
  if (!(error instanceof RazorpayRefused)) throw error;
  log.error("Razorpay told of what it does not know", error);
}

function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/** An event about a refund names its payment as well. */
async function settle(
  db: PrismaClient,
  { payment, refund }: z.output<typeof eventSchema>["payload"],
): Promise<void> {
  if (payment) await settlePayment(db, await truthOf(db, payment.entity));
  if (refund) await settleRefund(db, "razorpay", await fetchRefund(refund.entity.id));
}

/**
 * What Razorpay answers about a payment that an event tells of. Where it cannot be asked, what it signed
 * will do if the money has come in and is what the shop asked for: that does not become untrue.
 */
async function truthOf(db: PrismaClient, told: RazorpayPayment): Promise<RazorpayPayment> {
  try {
    return await fetchPayment(told.id);
  } catch (error) {
    if (await isAsAsked(db, told)) return told;
    throw error;
  }
}

async function isAsAsked(db: PrismaClient, told: RazorpayPayment): Promise<boolean> {
  const { razorpayOrderId: id, amountPaise, isCaptured, currency } = told;
  if (!id || !isCaptured || currency !== "INR") return false;
  return (await db.razorpayOrder.count({ where: { id, amountPaise } })) === 1;
}
