import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { readMessage } from "@/lib/messaging/inbox/queries";
import type { Message } from "@/lib/messaging/inbox/schemas";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { queueMail } from "@/lib/messaging/email/queue";
import { requireEmail, type OrderActor } from "../lock-order";
import { orderNamed } from "../read/read-order";

export interface WriteToCustomerOptions extends OrderActor {
  db: PrismaClient;
  ipAddress: string;
  /** `_id` or order number. */
  id: string;
  text: string;
}

/**
 * Mails the customer a message from the shop and stores it with the order.
 * @throws AppError not_found; invalid_transition when the customer cannot get mail
 */
export async function writeToCustomer(options: WriteToCustomerOptions): Promise<Message> {
  return options.db.$transaction(async (tx) => readMessage(tx, await leaveMessage(tx, options)));
}

/**
 * `writeToCustomer` inside the caller's transaction. Returns the id of the message.
 * @throws AppError not_found; invalid_transition when the customer cannot get mail
 */
export async function leaveMessage(
  tx: Transaction,
  { id, text, actor, ipAddress }: Omit<WriteToCustomerOptions, "db">,
): Promise<string> {
  const order = await tx.order.findUnique({
    where: orderNamed(id),
    select: {
      id: true,
      orderId: true,
      customerName: true,
      email: true,
      company: true,
      phone: true,
      language: true,
    },
  });
  if (!order) throw new AppError("not_found", "There is no such order.");
  const { email, company, phone, language, customerName: name } = order;
  requireEmail({ hasEmail: email !== null });
  const message = await tx.contactMessage.create({
    data: {
      kind: "order",
      status: "answered",
      orderId: order.id,
      writtenBy: actor.name,
      name,
      email,
      company,
      phone,
      language,
      message: text,
      ipAddress,
    },
    select: { id: true },
  });
  await queueMail(tx, { template: "order-message", messageId: message.id });
  await recordAudit(tx, {
    event: "Order Message Created",
    actor,
    description: `The customer of order ${order.orderId} was written to`,
    ipAddress,
    details: { order: order.orderId, message: message.id },
  });
  return message.id;
}
