import type { PrismaClient } from "@/lib/db/generated/client";
import { announce } from "@/lib/messaging/events/announce";
import { givenPayment } from "./book-steps";
import { givenOrder } from "./factories";

/** Creates rows and announces them, like the functions that write such rows. */

export async function announcedOrder(...given: Parameters<typeof givenOrder>) {
  const order = await givenOrder(...given);
  await announce(given[0], "order.placed", order.id);
  return order;
}

export async function announcedPayment(...given: Parameters<typeof givenPayment>) {
  const payment = await givenPayment(...given);
  await announce(given[0], "payment.received", payment.id);
  return payment;
}

export async function announcedMessage(
  db: PrismaClient,
  data: Parameters<PrismaClient["contactMessage"]["create"]>[0]["data"],
) {
  const message = await db.contactMessage.create({ data });
  await announce(db, "message.received", message.id);
  return message;
}
