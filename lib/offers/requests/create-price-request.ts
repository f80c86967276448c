import "server-only";
import { checkAttachment } from "@/lib/files/attachments/check-attachment";
import { unverifiedActor, type AuditActor } from "@/lib/audit/record";
import { IN_SHOP } from "@/lib/catalogue/presence";
import type { PrismaClient } from "@/lib/db/generated/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { invalidField } from "@/lib/base/errors";
import type { UploadedFile } from "@/lib/files/uploads";
import { findBuyingCompany } from "@/lib/orders/customer";
import { toRequestLine } from "./request-line";
import { toQuoteDetails, type QuoteForm } from "./quote-form";
import { writeRequest } from "./write-request";

export interface CreatePriceRequestOptions {
  db: PrismaClient;
  form: QuoteForm;
  files: readonly UploadedFile[];
  ipAddress: string;
  language?: string;
  account?: AuditActor | undefined;
}

/**
 * Stores the price request form as an offer to be answered, with its file.
 * @throws AppError invalid_input for an unknown product; too_large, unsupported_media_type for the file; rate_limited
 * for too many files
 */
export async function createPriceRequest(options: CreatePriceRequestOptions): Promise<void> {
  const { db, form, files, ipAddress, account, language } = options;
  const [upload] = files;
  const file = upload && (await checkAttachment(upload, "file"));
  const details = toQuoteDetails(form, await readProduct(db, form.product));
  const { name, email, company, phone, message = "" } = form;
  const userId = account?.userId ?? null;
  const companyId = (await findBuyingCompany(db, userId))?.id ?? null;
  await writeRequest(db, {
    buyer: { userId, companyId, name, email, phone, company, language },
    asked: [toRequestLine(details, message)],
    request: { ...details, message },
    files: file ? [file] : [],
    actor: account ?? unverifiedActor(email, name),
    ipAddress,
  });
}

async function readProduct(db: PrismaClient, id: string | undefined) {
  if (!id) return null;
  const product = isUuid(id)
    ? await db.product.findFirst({ where: { id, ...IN_SHOP }, select: { id: true, name: true } })
    : null;
  if (product) return { _id: product.id, name: product.name };
  throw invalidField(
    "product",
    "This product is no longer in the shop. Ask without it, or choose another.",
  );
}
