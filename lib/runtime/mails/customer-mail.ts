import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { documentFile } from "@/lib/documents/pdf/document-file";
import type { Attachment } from "@/lib/messaging/queue/mail";
import type { addressed } from "./addressed";
import type { ReadOrder } from "./read-order";
import type { MailedOrder } from "./templates/mailed-order";

/** These documents of an order as attachments; they name the customer, so that only a verified address gets them. */
export async function attachDocuments(
  db: PrismaClient,
  { order, emailProven }: ReadOrder,
  wanted: readonly string[],
): Promise<Attachment[]> {
  if (!emailProven) return [];
  return Promise.all(
    wanted.map(async (document) => {
      const { name: filename, content } = await documentFile(db, { order, document });
      return { filename, content, contentType: "application/pdf" };
    }),
  );
}

/** Text that the customer typed is only sent to a verified address. */
export const withVerifiedTexts = ({ known, emailProven }: ReadOrder): MailedOrder =>
  emailProven ? known : { ...known, buyerDetails: null };

/** Null for a customer without an email, and for a company that has lost its buyer and has no owner to tell. */
export function listReaders(read: ReadOrder): Parameters<typeof addressed>[1] | null {
  if (read.successors !== undefined) return read.successors;
  const { buyerDetails, email: address } = withVerifiedTexts(read);
  return address === null ? null : { name: buyerDetails?.customer.name ?? "", address };
}
