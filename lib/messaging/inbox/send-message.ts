import "server-only";
import { recordAudit, unverifiedActor, type AuditActor } from "@/lib/audit/record";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/messaging/email/queue";
import { announce } from "../events/announce";
import type { ContactRequest } from "./schemas";

export interface SendContactMessageOptions {
  db: PrismaClient;
  message: Omit<ContactRequest, "email"> & { email: string | null };
  /** The `_id` of its order. */
  orderId?: string;
  client: { ipAddress: string };
  /** Language of its mails; English by default. */
  language?: string | undefined;
  /** Account of its session, if any. */
  account?: AuditActor;
}

/** Stores a visitor's message and mails it to the shop, with an acknowledgement to the visitor. */
export async function sendContactMessage({
  db,
  ...options
}: SendContactMessageOptions): Promise<void> {
  await db.$transaction(async (tx) => {
    const messageId = await receiveMessage(tx, options);
    await queueMail(tx, { template: "contact-acknowledgement", messageId });
  });
}

/** Stores a visitor's message and mails it to the shop. Returns its id. */
export async function receiveMessage(
  tx: Transaction,
  {
    message: { name, email, company, phone, message },
    orderId,
    client: { ipAddress },
    language = DEFAULT_LANGUAGE,
    account,
  }: Omit<SendContactMessageOptions, "db">,
): Promise<string> {
  const { id } = await tx.contactMessage.create({
    data: {
      ...(orderId ? { kind: "order", orderId } : {}),
      name,
      email,
      message,
      language,
      ipAddress,
      company: company ?? null,
      phone: phone ?? null,
    },
    select: { id: true },
  });
  await announce(tx, "message.received", id);
  await recordAudit(tx, {
    event: "Contact Message Created",
    actor: account ?? unverifiedActor(email ?? phone ?? name, name),
    description: `${name} wrote to the shop`,
    ipAddress,
    details: { message: id },
  });
  await queueMail(tx, { template: "contact-message", messageId: id });
  return id;
}
