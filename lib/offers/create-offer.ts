import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { Db, Transaction } from "@/lib/db/client";
import { newUuid } from "@/lib/db/new-uuid";
import { lockMessage } from "@/lib/inbox/lock-message";
import { parseQuoteDetails } from "@/lib/inbox/queries";
import { printText, sizeText } from "@/lib/inbox/quote";
import { newOrderNumber, redrawTaken } from "@/lib/orders/place/new-order-number";
import { newOrderKey } from "@/lib/orders/access/renew-order-key";
import { keyExpiry, OFFER_PREFIX } from "./ask-offer";
import { readOffer } from "./queries";
import type { OfferAnswer } from "./answers";
import type { NewOffer } from "./schemas";
import { saidOf, type StoredAsked } from "./stored-version";
import { versionColumns, type ByStaff } from "./write-draft";

/**
 * Begins an offer for somebody who phoned or wrote, with its first version as a draft. With a request for a price it
 * answers what was asked there.
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
      const offer = await tx.offer.create({
        data: {
          id: newUuid(),
          number: newOrderNumber(OFFER_PREFIX, now),
          state: "draft",
          accessKey: newOrderKey(),
          keyExpiresAt: keyExpiry(now),
          userId: answered?.userId ?? (await ownerOf(tx, email)),
          ...{ name, email, phone, company },
          ...(answered && { requestId: answered.id, asked: [{ ...answered.asked }] }),
          versions: { create: { ...columns, n: 1 } },
        },
        select: { id: true, number: true },
      });
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

/** The account that has verified the address. */
async function ownerOf(db: Db, email: string): Promise<string | null> {
  const account = await db.user.findFirst({
    where: { email, emailVerifiedAt: { not: null } },
    select: { id: true },
  });
  return account?.id ?? null;
}

async function readRequest(tx: Transaction, id: string) {
  await lockMessage(tx, id);
  const message = await tx.contactMessage.findUniqueOrThrow({
    where: { id },
    select: { kind: true, request: true, message: true, userId: true, offer: true },
  });
  const details = parseQuoteDetails(message.request);
  if (message.kind !== "quote" || !details) throw refusal("There is no such request for a price.");
  if (message.offer) throw refusal("This request has become an offer already.");
  const { product, packaging, material, quantity } = details;
  const asked: StoredAsked = {
    product: null,
    name: product?.name ?? packaging ?? "Made to order",
    spec: saidOf({
      size: sizeText(details) ?? undefined,
      material: material ?? undefined,
      print: printText(details) ?? undefined,
    }),
    quantities: [quantity],
    note: message.message || null,
  };
  return { id, userId: message.userId, asked };
}

const refusal = (message: string) =>
  new AppError("invalid_input", message, { fields: { request: message } });
