import "server-only";
import { recordAudit, unprovenActor, type AuditActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/email/queue";
import { storeAttachment } from "@/lib/files/attachments/stored-attachment";
import type { CheckedFile } from "@/lib/files/attachments/check-attachment";
import type { Transaction } from "@/lib/db/client";
import type { QuoteDetails } from "./quote";
import type { ContactRequest } from "./schemas";
import { addressBlock } from "@/lib/base/http/proxies";
import { consumeLimits } from "@/lib/limits/database-limit";
import { rateLimited } from "@/lib/limits/rate-limited";

export interface SendContactMessageOptions {
  db: PrismaClient;
  message: Omit<ContactRequest, "email"> & { email: string | null };
  /** The `_id` of the order that it is about. */
  orderId?: string;
  /** Set for a price request. */
  quote?: { details: QuoteDetails; file?: CheckedFile };
  client: { ipAddress: string };
  /** The account whose session sent it, if any. */
  account?: AuditActor;
}

/** Stores a visitor's message and mails it to the shop, with an acknowledgement to the visitor. */
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

/**
 * Counts a file against the rate limits per address and for everybody together.
 * @throws AppError rate_limited
 */
async function allowFile(tx: Transaction, ipAddress: string): Promise<void> {
  const waits = await consumeLimits(tx, [
    { limit: "filesOfAddress", subject: addressBlock(ipAddress) },
    { limit: "filesOfAll", subject: "" },
  ]);
  const wait = Math.max(...waits);
  if (wait === 0) return;
  const message =
    "Too many files were sent. Send your request without a file, and we ask you for it by email.";
  throw rateLimited(message, wait);
}
