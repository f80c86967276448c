import "server-only";
import { recordAudit, unverifiedActor, type AuditActor } from "@/lib/audit/record";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import type { PrismaClient } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/messaging/email/queue";
import { allowFiles } from "@/lib/files/attachments/allow-files";
import { storeAttachment } from "@/lib/files/attachments/stored-attachment";
import type { CheckedFile } from "@/lib/files/attachments/check-attachment";
import type { Transaction } from "@/lib/db/client";
import { announce } from "../events/announce";
import type { QuoteDetails } from "./quote-details";
import type { ContactRequest } from "./schemas";

export interface SendContactMessageOptions {
  db: PrismaClient;
  message: Omit<ContactRequest, "email"> & { email: string | null };
  /** The `_id` of the order that it is about. */
  orderId?: string;
  /** Set for a price request. */
  quote?: SentQuote;
  client: { ipAddress: string };
  /** Of the mails about it; English by default. */
  language?: string | undefined;
  /** The account whose session sent it, if any. */
  account?: AuditActor;
}

interface SentQuote {
  details: QuoteDetails;
  file?: CheckedFile;
  /** Writes what belongs to it in the same transaction. */
  alongside?: (tx: Transaction, request: StoredRequest) => Promise<void>;
}

export interface StoredRequest {
  id: string;
  attachmentId: string | null;
}

/** Stores a visitor's message and mails it to the shop, with an acknowledgement to the visitor. */
export async function sendContactMessage({
  db,
  message: { name, email, company, phone, message },
  orderId,
  quote,
  client: { ipAddress },
  language = DEFAULT_LANGUAGE,
  account,
}: SendContactMessageOptions): Promise<void> {
  await db.$transaction(async (tx) => {
    const { id, attachmentId } = await tx.contactMessage.create({
      data: {
        ...(orderId ? { kind: "order", orderId } : {}),
        ...(quote ? await quoteColumns(tx, quote, { ipAddress, account }) : {}),
        name,
        email,
        message,
        language,
        ipAddress,
        company: company ?? null,
        phone: phone ?? null,
      },
      select: { id: true, attachmentId: true },
    });
    await announce(tx, "message.received", id);
    await recordAudit(tx, {
      event: "Contact Message Created",
      actor: account ?? unverifiedActor(email ?? phone ?? name, name),
      description: quote ? `${name} asked for a price` : `${name} wrote to the shop`,
      ipAddress,
      details: { message: id },
    });
    await queueMail(
      tx,
      { template: "contact-message", messageId: id },
      { template: "contact-acknowledgement", messageId: id },
    );
    await quote?.alongside?.(tx, { id, attachmentId });
  });
}

async function quoteColumns(
  tx: Transaction,
  { details, file }: SentQuote,
  { ipAddress, account }: { ipAddress: string; account: AuditActor | undefined },
) {
  if (file) await allowFiles(tx, ipAddress, 1);
  return {
    kind: "quote",
    request: details,
    userId: account?.userId ?? null,
    attachmentId: file ? await storeAttachment(tx, file) : null,
  } as const;
}
