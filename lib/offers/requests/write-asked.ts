import "server-only";
import { DAY_MS } from "@/lib/base/india-time";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import type { Transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/locks/database-now";
import { newUuid } from "@/lib/db/new-uuid";
import { announce } from "@/lib/messaging/events/announce";
import { newOrderNumber } from "@/lib/orders/place/new-order-number";
import { newOrderKey } from "@/lib/orders/access/renew-order-key";
import type { StoredAsked } from "../stored-version";

export const OFFER_PREFIX = "OF";

const KEY_DAYS = 90;

/** The key of an offer holds for 90 days after a moment. */
export const keyExpiry = (from: Date) => new Date(from.getTime() + KEY_DAYS * DAY_MS);

export interface WrittenAsked {
  buyer: {
    userId: string | null;
    companyId: string | null;
    name: string;
    email: string | null;
    phone?: string | undefined;
    company?: string | undefined;
    language?: string | undefined;
  };
  asked: readonly StoredAsked[];
  /** The request for a price that asks for it. */
  requestId?: string;
  files: number;
  actor: AuditActor;
  ipAddress: string;
}

/** Writes an offer that the shop is asked for; a number that is taken is drawn again by the caller. */
export async function writeAsked(tx: Transaction, written: WrittenAsked) {
  const { buyer, asked, requestId = null, files, actor, ipAddress } = written;
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
      requestId,
      asked: asked.map((line) => ({ ...line })),
      waitingSince: now,
    },
    select: { id: true, number: true, accessKey: true },
  });
  await announce(tx, "offer.changed", offer.id);
  await recordAudit(tx, {
    event: "Offer Requested",
    actor,
    description: `Offer ${offer.number} was asked for`,
    ipAddress,
    details: { offer: offer.number, lines: asked.length, files },
  });
  return offer;
}
