import "server-only";
import { checkAttachment } from "@/lib/files/attachments/check-attachment";
import type { AuditActor } from "@/lib/audit/record";
import { IN_SHOP } from "@/lib/catalogue/presence";
import type { PrismaClient } from "@/lib/db/generated/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { AppError } from "@/lib/base/errors";
import type { UploadedFile } from "@/lib/files/uploads";
import { toQuoteDetails, type QuoteForm } from "./quote-form";
import { sendContactMessage } from "./send-message";

export interface AskPriceOptions {
  db: PrismaClient;
  form: QuoteForm;
  files: readonly UploadedFile[];
  ipAddress: string;
  account?: AuditActor | undefined;
}

/**
 * Stores a price request with its file and mails it to the shop. An account finds it in its dashboard.
 * @throws AppError invalid_input for an unknown product; too_large, unsupported_media_type for the file; rate_limited
 * for too many files
 */
export async function askPrice(options: AskPriceOptions): Promise<void> {
  const { db, form, files, ipAddress, account } = options;
  const [upload] = files;
  const file = upload && (await checkAttachment(upload, "file"));
  const details = toQuoteDetails(form, await productOf(db, form.product));
  const { name, email, company, phone, message = "" } = form;
  await sendContactMessage({
    db,
    message: { name, email, company, phone, message },
    quote: { details, ...(file ? { file } : {}) },
    client: { ipAddress },
    ...(account ? { account } : {}),
  });
}

async function productOf(db: PrismaClient, id: string | undefined) {
  if (!id) return null;
  const product = isUuid(id)
    ? await db.product.findFirst({ where: { id, ...IN_SHOP }, select: { id: true, name: true } })
    : null;
  if (product) return { _id: product.id, name: product.name };
  const message = "This product is no longer in the shop. Ask without it, or choose another.";
  throw new AppError("invalid_input", message, { fields: { product: message } });
}
