import "server-only";
import { recordAudit, unprovenActor, type AuditActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/email/queue";
import { storeAttachment } from "@/lib/files/attachments/store-attachment";
import type { CheckedFile } from "@/lib/files/attachments/check-attachment";
import type { Transaction } from "@/lib/db/client";
import { allowFile } from "./allow-file";
import type { QuoteDetails } from "./quote";
import type { ContactRequest } from "./schemas";

export interface SendContactMessageOptions {
  db: PrismaClient;
  message: Omit<ContactRequest, "email"> & { email: string | null };
  /** The `_id` of the order that it is about. */
  orderId?: string;
  /** What it asks a price for. */
  quote?: { details: QuoteDetails; file?: CheckedFile };
  client: { ipAddress: string };
  /** Whose session it is, if anybody's. */
  account?: AuditActor;
}

/** Keeps a visitor's message and mails it to the shop, with an acknowledgement to the visitor. */
export async function sendContactMessage({
  db,
  message: { name, email, company, phone, message },
  orderId,
  quote,
  client: { ipAddress },
  account,
}: SendContactMessageOptions): Promise<void> {
  await db.$transaction(async (tx) => {
    const { id } = await tx.contactMessage.create({
      data: {
        ...(orderId ? { kind: "order", orderId } : {}),
        ...(quote ? await quoteColumns(tx, quote, { ipAddress, account }) : {}),
        ...{ name, email, message, ipAddress },
        company: company ?? null,
        phone: phone ?? null,
      },
      select: { id: true },
    });
    await recordAudit(tx, {
      event: "Contact Message Created",
      actor: account ?? unprovenActor(email ?? phone ?? name, name),
      description: quote ? `${name} asked for a price` : `${name} wrote to the shop`,
      ipAddress,
      details: { message: id },
    });
    await queueMail(
      tx,
      { template: "contact-message", messageId: id },
      { template: "contact-acknowledgement", messageId: id },
    );
  });
}

async function quoteColumns(
  tx: Transaction,
  { details, file }: NonNullable<SendContactMessageOptions["quote"]>,
  { ipAddress, account }: { ipAddress: string; account: AuditActor | undefined },
) {
  if (file) await allowFile(tx, ipAddress);
  return {
    kind: "quote",
    request: details,
    userId: account?.userId ?? null,
    attachmentId: file ? await storeAttachment(tx, file) : null,
  } as const;
}
