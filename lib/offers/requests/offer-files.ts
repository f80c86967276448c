import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { CheckedFile } from "@/lib/files/attachments/check-attachment";
import {
  readAttachment,
  storeAttachment,
  type StoredAttachment,
} from "@/lib/files/attachments/stored-attachment";
import type { OfferReader } from "../require-offer";

/** Stores the files of a request for an offer. */
export async function storeOfferFiles(
  tx: Transaction,
  offerId: string,
  files: readonly CheckedFile[],
): Promise<void> {
  for (const file of files) {
    const data = { offerId, attachmentId: await storeAttachment(tx, file) };
    await tx.offerFile.create({ data, select: { offerId: true } });
  }
}

export interface ReadOfferFileOptions {
  db: PrismaClient;
  seen: OfferReader;
  /** Its `_id`. */
  file: string;
  ipAddress: string;
}

/**
 * Returns a file of an offer, and audits downloads by staff.
 * @throws AppError not_found for a file of another offer
 */
export async function readOfferFile(options: ReadOfferFileOptions): Promise<StoredAttachment> {
  const { db, seen, ipAddress } = options;
  const row = isUuid(options.file)
    ? await db.offerFile.findUnique({
        where: { attachmentId: options.file, offerId: seen.id },
        select: { attachmentId: true, offer: { select: { number: true } } },
      })
    : null;
  const file = row && (await readAttachment(db, row.attachmentId));
  if (!row || !file) throw new AppError("not_found", "There is no such file with this offer.");
  if (seen.party === "customer") return file;
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Offer File Export",
      actor: seen.actor,
      description: `${seen.actor.name} downloaded a file that came with offer ${row.offer.number}`,
      ipAddress,
      details: { offer: row.offer.number, file: file.name },
    }),
  );
  return file;
}
