import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { paperFile } from "@/lib/documents/pdf/paper-file";
import type { Attachment } from "@/lib/email/mail";
import type { Order } from "@/lib/orders/order";

/** The invoice of an order or, until it is issued, its proforma, named by its number. */
export async function attachedInvoice(db: PrismaClient, order: Order): Promise<Attachment> {
  const { name, content } = await paperFile(db, { order, paper: "invoice" });
  return { filename: name, content, contentType: "application/pdf" };
}
