import "server-only";
import { readAttachment, type StoredAttachment } from "@/lib/files/attachments/stored-attachment";
import { dateName } from "@/lib/base/dates";
import { IN_SHOP } from "@/lib/catalogue/presence";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { serverPaths } from "@/lib/base/server-paths";
import type { CertificateAnswer } from "./schemas";

export const CERTIFICATE = {
  id: true,
  kind: true,
  name: true,
  number: true,
  issuedOn: true,
  validUntil: true,
} satisfies Prisma.CertificateSelect;

type Row = Prisma.CertificateGetPayload<{ select: typeof CERTIFICATE }>;

export function certificateAnswer({ id, issuedOn, validUntil, ...row }: Row): CertificateAnswer {
  return {
    _id: id,
    ...row,
    issuedOn: dateName(issuedOn),
    validUntil: validUntil && dateName(validUntil),
    url: serverPaths.certificateFile(id),
  };
}

/**
 * Lists the certificates of a product, the latest issued first. Also works for drafts, because nobody else knows a
 * draft's id.
 */
export async function listCertificates(db: Db, productId: string): Promise<CertificateAnswer[]> {
  if (!isUuid(productId)) return [];
  const rows = await db.certificate.findMany({
    where: { productId },
    orderBy: [{ issuedOn: "desc" }, { id: "asc" }],
    select: CERTIFICATE,
  });
  return rows.map(certificateAnswer);
}

/** Returns the file of a certificate, or null unless its product is in the shop. */
export async function readCertificateFile(db: Db, id: string): Promise<StoredAttachment | null> {
  if (!isUuid(id)) return null;
  const row = await db.certificate.findFirst({
    where: { id, product: IN_SHOP },
    select: { attachmentId: true },
  });
  return row && readAttachment(db, row.attachmentId);
}
