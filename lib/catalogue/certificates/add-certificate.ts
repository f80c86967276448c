import "server-only";
import { checkAttachment } from "@/lib/files/attachments/check-attachment";
import { storeAttachment } from "@/lib/files/attachments/stored-attachment";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { lockProduct } from "@/lib/catalogue/editing/product-state";
import { invalidField } from "@/lib/base/errors";
import type { UploadedFile } from "@/lib/files/uploads";
import { CERTIFICATE, certificateAnswer } from "./queries";
import { type AddCertificate, type CertificateAnswer, CERTIFICATE_FILE } from "./schemas";

export interface AddCertificateOptions extends AuditedWrite {
  productId: string;
  request: AddCertificate;
  file: UploadedFile | undefined;
}

/** Maximum number of certificates per product. */
const MOST = 20;

/**
 * Stores a certificate of a product with its file.
 * @throws AppError not_found, invalid_input, too_large, unsupported_media_type
 */
export async function addCertificate(options: AddCertificateOptions): Promise<CertificateAnswer> {
  const { db, productId, request, file, actor, ipAddress } = options;
  if (!file) throw invalidField(CERTIFICATE_FILE.field, "Choose the file of the certificate.");
  const checked = await checkAttachment(file, CERTIFICATE_FILE.field);
  return db.$transaction(async (tx) => {
    const product = await lockProduct(tx, productId);
    const has = await tx.certificate.count({ where: { productId: product.id } });
    if (has >= MOST) throw invalidField("name", `A product has at most ${MOST} certificates.`);
    const { issuedOn, validUntil, number, ...texts } = request;
    const row = await tx.certificate.create({
      data: {
        ...texts,
        productId: product.id,
        number: number ?? null,
        issuedOn: new Date(issuedOn),
        validUntil: validUntil ? new Date(validUntil) : null,
        attachmentId: await storeAttachment(tx, checked),
      },
      select: CERTIFICATE,
    });
    await recordAudit(tx, {
      event: "Certificate Created",
      actor,
      description: `${product.name} has the certificate “${row.name}”`,
      ipAddress,
      details: { product: product.id, certificate: row.id, kind: row.kind },
    });
    return certificateAnswer(row);
  });
}
