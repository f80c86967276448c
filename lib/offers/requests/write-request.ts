import "server-only";
import { DAY_MS } from "@/lib/base/india-time";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { databaseNow } from "@/lib/db/locks/database-now";
import { newUuid } from "@/lib/db/new-uuid";
import { allowFiles } from "@/lib/files/attachments/allow-files";
import type { CheckedFile } from "@/lib/files/attachments/check-attachment";
import { queueMail } from "@/lib/messaging/email/queue";
import { announce } from "@/lib/messaging/events/announce";
import { newOrderNumber, redrawTaken } from "@/lib/orders/place/new-order-number";
import { newOrderKey } from "@/lib/orders/access/renew-order-key";
import type { StoredRequestLine } from "../stored-version";
import { storeOfferFiles } from "./offer-files";
import type { StoredRequest } from "./quote-details";

export const OFFER_PREFIX = "OF";

const KEY_DAYS = 90;

/** Expiry of an offer's key: 90 days after a moment. */
export const keyExpiry = (from: Date) => new Date(from.getTime() + KEY_DAYS * DAY_MS);

export interface WrittenRequest {
  buyer: {
    userId: string | null;
    companyId: string | null;
    name: string;
    email: string | null;
    phone?: string | undefined;
    company?: string | undefined;
    language?: string | undefined;
  };
  asked: readonly StoredRequestLine[];
  /** Fields of the price request form. */
  request?: StoredRequest;
  /** Message of the buyer. */
  message?: string | undefined;
  files: readonly CheckedFile[];
  actor: AuditActor;
  ipAddress: string;
}

/**
 * Creates a requested offer, with its files and the emails to both sides.
 * @throws AppError rate_limited for too many files
 */
export function writeRequest(db: PrismaClient, written: WrittenRequest) {
  return redrawTaken(() => db.$transaction((tx) => write(tx, written)));
}

async function write(tx: Transaction, written: WrittenRequest) {
  const { buyer, asked, request, message: text, files, actor, ipAddress } = written;
  const now = await databaseNow(tx);
  const { userId, companyId, name, email, phone = null, company = null } = buyer;
  const { language = DEFAULT_LANGUAGE } = buyer;
  const offer = await tx.offer.create({
    data: {
      id: newUuid(),
      number: newOrderNumber(OFFER_PREFIX, now),
      state: "asked",
      accessKey: newOrderKey(),
      keyExpiresAt: keyExpiry(now),
      userId,
      companyId,
      name,
      email,
      phone,
      company,
      language,
      asked: asked.map((line) => ({ ...line })),
      ...(request && { request }),
      waitingSince: now,
    },
    select: { id: true, number: true, accessKey: true },
  });
  const offerId = offer.id;
  await announce(tx, "offer.changed", offerId);
  if (request) await announce(tx, "message.received", offerId);
  if (files.length > 0) {
    await allowFiles(tx, ipAddress, files.length);
    await storeOfferFiles(tx, offerId, files);
  }
  if (text) {
    const by = { by: name, userId: actor.userId } as const;
    const { id } = await tx.offerMessage.create({
      data: { ...by, party: "customer", text, offerId },
      select: { id: true },
    });
    await announce(tx, "message.received", id);
  }
  await queueMail(
    tx,
    { template: "offer-requested", offerId },
    { template: "offer-received", offerId },
  );
  await recordAudit(tx, {
    event: "Offer Requested",
    actor,
    description: `Offer ${offer.number} was asked for`,
    ipAddress,
    details: { offer: offer.number, lines: asked.length, files: files.length },
  });
  return offer;
}
