import "server-only";
import { checkAttachment } from "@/lib/files/attachments/check-attachment";
import { unverifiedActor, type AuditActor } from "@/lib/audit/record";
import { IN_SHOP } from "@/lib/catalogue/presence";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { invalidField } from "@/lib/base/errors";
import type { UploadedFile } from "@/lib/files/uploads";
import { toQuoteDetails, type QuoteForm } from "@/lib/messaging/inbox/quote-form";
import { sendContactMessage, type StoredRequest } from "@/lib/messaging/inbox/send-message";
import { redrawTaken } from "@/lib/orders/place/new-order-number";
import { findBuyingCompany } from "@/lib/orders/customer";
import { askedOfRequest } from "./asked-of-request";
import { linkFile } from "./offer-files";
import { writeAsked } from "./write-asked";

export interface AskPriceOptions {
  db: PrismaClient;
  form: QuoteForm;
  files: readonly UploadedFile[];
  ipAddress: string;
  language?: string;
  account?: AuditActor | undefined;
}

/**
 * Stores a price request with its file and mails it to the shop. An account finds it in its dashboard. A request for
 * what is no product of the shop asks for an offer.
 * @throws AppError invalid_input for an unknown product; too_large, unsupported_media_type for the file; rate_limited
 * for too many files
 */
export async function askPrice(options: AskPriceOptions): Promise<void> {
  const { db, form, files, ipAddress, account, language } = options;
  const [upload] = files;
  const file = upload && (await checkAttachment(upload, "file"));
  const details = toQuoteDetails(form, await readProduct(db, form.product));
  const { name, email, company, phone, message = "" } = form;
  const actor = account ?? unverifiedActor(email, name);

  async function askOffer(tx: Transaction, { id, attachmentId }: StoredRequest): Promise<void> {
    const offer = await writeAsked(tx, {
      buyer: {
        userId: account?.userId ?? null,
        name,
        email,
        phone,
        company,
        language,
        companyId: (await findBuyingCompany(tx, account?.userId))?.id ?? null,
      },
      asked: [askedOfRequest(details, message)],
      requestId: id,
      files: attachmentId ? 1 : 0,
      actor,
      ipAddress,
    });
    if (attachmentId) await linkFile(tx, offer.id, attachmentId);
  }

  await redrawTaken(() =>
    sendContactMessage({
      db,
      message: { name, email, company, phone, message },
      quote: {
        details,
        ...(file && { file }),
        ...(!details.product && { alongside: askOffer }),
      },
      client: { ipAddress },
      language,
      ...(account ? { account } : {}),
    }),
  );
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
