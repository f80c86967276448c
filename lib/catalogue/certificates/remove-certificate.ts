import "server-only";
import { type AuditedRowWrite, recordAudit } from "@/lib/audit/record";
import { isUuid } from "@/lib/base/ids/uuid";
import { AppError } from "@/lib/base/errors";

/**
 * Removes a certificate and its file.
 * @returns the product's id
 * @throws AppError not_found
 */
export async function removeCertificate(options: AuditedRowWrite): Promise<string> {
  const { db, id, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    const row = isUuid(id)
      ? await tx.certificate.findUnique({
          where: { id },
          select: { name: true, attachmentId: true, product: { select: { id: true, name: true } } },
        })
      : null;
    if (!row) throw new AppError("not_found", "This certificate is no longer there.");
    await tx.certificate.delete({ where: { id }, select: { id: true } });
    await tx.attachment.delete({ where: { id: row.attachmentId }, select: { id: true } });
    await recordAudit(tx, {
      event: "Certificate Deleted",
      actor,
      description: `${row.product.name} no longer has the certificate “${row.name}”`,
      ipAddress,
      details: { product: row.product.id, certificate: id },
    });
    return row.product.id;
  });
}
