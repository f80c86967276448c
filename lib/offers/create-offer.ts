import "server-only";
import { findBuyingCompany } from "@/lib/orders/customer";
import { recordAudit } from "@/lib/audit/record";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import { newUuid } from "@/lib/db/new-uuid";
import { announce } from "@/lib/messaging/events/announce";
import { newOrderNumber, redrawTaken } from "@/lib/orders/place/new-order-number";
import { newOrderKey } from "@/lib/orders/access/renew-order-key";
import { keyExpiry, OFFER_PREFIX } from "./requests/write-request";
import { readOffer } from "./queries";
import type { OfferAnswer } from "./answers";
import type { NewOffer } from "./draft/version-schemas";
import { versionColumns } from "./draft/version-columns";
import type { ByStaff } from "./draft/write-draft";

/**
 * Creates an offer for a customer who phoned or wrote, with its first version as a draft, on the account that has
 * verified the address.
 * @throws AppError invalid_input
 */
export async function createOffer({
  request,
  ...by
}: ByStaff & { request: NewOffer }): Promise<OfferAnswer> {
  const { db, actor, ipAddress } = by;
  const columns = await versionColumns(db, request, { ...by, before: [] });
  const now = new Date();
  const { name, email, phone = null, company = null } = request;
  const id = await redrawTaken(() =>
    db.$transaction(async (tx) => {
      const account = await tx.user.findFirst({
        where: { email, emailVerifiedAt: { not: null } },
        select: { id: true, language: true },
      });
      const userId = account?.id ?? null;
      const offer = await tx.offer.create({
        data: {
          id: newUuid(),
          number: newOrderNumber(OFFER_PREFIX, now),
          state: "draft",
          accessKey: newOrderKey(),
          keyExpiresAt: keyExpiry(now),
          userId,
          companyId: (await findBuyingCompany(tx, userId))?.id ?? null,
          name,
          email,
          phone,
          company,
          language: account?.language ?? DEFAULT_LANGUAGE,
          versions: { create: { ...columns, n: 1 } },
        },
        select: { id: true, number: true },
      });
      await announce(tx, "offer.changed", offer.id);
      await recordAudit(tx, {
        event: "Offer Created",
        actor,
        description: `Offer ${offer.number} for ${name} was begun`,
        ipAddress,
        details: { offer: offer.number },
      });
      return offer.id;
    }),
  );
  return readOffer(db, id, by.side ?? "shop");
}
