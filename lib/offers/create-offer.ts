import "server-only";
import { findBuyingCompany } from "@/lib/orders/customer";
import { recordAudit } from "@/lib/audit/record";
import { invalidField } from "@/lib/base/errors";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import type { Db, Transaction } from "@/lib/db/client";
import { newUuid } from "@/lib/db/new-uuid";
import { announce } from "@/lib/messaging/events/announce";
import { lockMessage } from "@/lib/messaging/inbox/lock-message";
import { parseQuoteDetails } from "@/lib/messaging/inbox/queries";
import { newOrderNumber, redrawTaken } from "@/lib/orders/place/new-order-number";
import { newOrderKey } from "@/lib/orders/access/renew-order-key";
import { keyExpiry, OFFER_PREFIX } from "./requests/write-asked";
import { askedOfRequest } from "./requests/asked-of-request";
import { readOffer } from "./queries";
import type { OfferAnswer } from "./answers";
import type { NewOffer } from "./schemas";
import { versionColumns } from "./draft/version-columns";
import type { ByStaff } from "./draft/write-draft";

/**
 * Begins an offer for somebody who phoned or wrote, with its first version as a draft. With a request for a price it
 * answers what was asked there, and is the offer that was asked for with it.
 * @throws AppError invalid_input, also for a message that is no such request or has an offer already
 */
export async function createOffer({
  request,
  ...by
}: ByStaff & { request: NewOffer }): Promise<OfferAnswer> {
  const { db, actor, ipAddress } = by;
  const columns = await versionColumns(db, request, by.settings);
  const now = new Date();
  const { name, email, phone = null, company = null } = request;
  const id = await redrawTaken(() =>
    db.$transaction(async (tx) => {
      const answered = request.request ? await readRequest(tx, request.request) : null;
      const account = await readAccount(tx, answered?.userId ?? { email });
      const userId = account?.id ?? null;
      const begun = {
        state: "draft",
        name,
        email,
        phone,
        company,
        versions: { create: { ...columns, n: 1 } },
      } as const;
      const select = { id: true, number: true } as const;
      const offer = answered?.offerId
        ? await tx.offer.update({ where: { id: answered.offerId }, data: begun, select })
        : await tx.offer.create({
            data: {
              ...begun,
              id: newUuid(),
              number: newOrderNumber(OFFER_PREFIX, now),
              accessKey: newOrderKey(),
              keyExpiresAt: keyExpiry(now),
              userId,
              language: answered?.language ?? account?.language ?? DEFAULT_LANGUAGE,
              companyId: (await findBuyingCompany(tx, userId))?.id ?? null,
              ...(answered && { requestId: answered.id, asked: [{ ...answered.asked }] }),
            },
            select,
          });
      // An offer that is answered was only asked for until now.
      await announce(tx, "offer.changed", offer.id);
      await recordAudit(tx, {
        event: "Offer Created",
        actor,
        description: `Offer ${offer.number} for ${name} was begun`,
        ipAddress,
        details: { offer: offer.number, ...(answered && { message: answered.id }) },
      });
      return offer.id;
    }),
  );
  return readOffer(db, id, "shop");
}

/** The account that asked, or that has verified the address. */
function readAccount(db: Db, which: string | { email: string }) {
  return db.user.findFirst({
    where: typeof which === "string" ? { id: which } : { ...which, emailVerifiedAt: { not: null } },
    select: { id: true, language: true },
  });
}

async function readRequest(tx: Transaction, id: string) {
  await lockMessage(tx, id);
  const message = await tx.contactMessage.findUniqueOrThrow({
    where: { id },
    select: {
      kind: true,
      request: true,
      message: true,
      userId: true,
      language: true,
      offer: { select: { id: true, state: true } },
    },
  });
  const details = parseQuoteDetails(message.request);
  if (message.kind !== "quote" || !details) throw refusal("There is no such request for a price.");
  const { userId, language, offer } = message;
  if (offer && offer.state !== "asked") {
    throw refusal("This request has become an offer already.");
  }
  return {
    id,
    userId,
    language,
    offerId: offer?.id,
    asked: askedOfRequest(details, message.message),
  };
}

const refusal = (message: string) => invalidField("request", message);
