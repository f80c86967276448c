import "server-only";
import { addressed, shopMailbox, speaking, writerMailbox } from "./addressed";
import type { About, AddressedMail, MailContext } from "./addressed";
import { greetingName } from "./greeting-name";
import { readMailedOffer, readMailedOfferMessage, type ReadOffer } from "./read-offers";
import { renderEmail } from "./render-email";
import { OfferExpired, OfferExpiring, OfferExtended, OfferMessage } from "./templates/offers";
import { OfferReceived, OfferSent, OfferWithdrawn } from "./templates/offers";
import { OfferAnswered, OfferRequested } from "./templates/shop-offers";

/** Which emails are about offers, for the buyer and for the shop. */
const TO_BUYER = {
  "offer-received": OfferReceived,
  "offer-sent": OfferSent,
  "offer-extended": OfferExtended,
  "offer-expiring": OfferExpiring,
  "offer-expired": OfferExpired,
  "offer-withdrawn": OfferWithdrawn,
} as const;

/** Nothing for a buyer whose account was deleted meanwhile, unless it bought for a company. */
export async function composeOfferMail(
  { template, offerId }: About<"offerId">,
  context: MailContext,
): Promise<AddressedMail | undefined> {
  const { db, shop } = context;
  const read = await readMailedOffer(db, offerId);
  const { offer, request, name, email } = read;
  if (template === "offer-requested") {
    const content = renderEmail(OfferRequested, { offer, shop, request });
    return addressed(content, shopMailbox(shop), writerMailbox(name, email, shop));
  }
  const to = listReaders(read);
  if (!to) return undefined;
  const content = renderEmail(TO_BUYER[template], {
    offer,
    shop: speaking(context, read.language),
  });
  return addressed(content, to, shopMailbox(shop));
}

/** What one side wrote about an offer. */
export async function composeOfferMessage(
  { template, offerMessageId }: About<"offerMessageId">,
  context: MailContext,
): Promise<AddressedMail | undefined> {
  const { db, shop } = context;
  const { message, ...read } = await readMailedOfferMessage(db, offerMessageId);
  const { offer, name, email } = read;
  if (template === "offer-message") {
    const to = listReaders(read);
    if (!to) return undefined;
    const told = speaking(context, read.language);
    const content = renderEmail(OfferMessage, { offer, shop: told, message });
    return { ...addressed(content, to, shopMailbox(shop)), autoSubmitted: "no" };
  }
  const content = renderEmail(OfferAnswered, { offer, shop, message, said: template });
  return addressed(content, shopMailbox(shop), writerMailbox(name, email, shop));
}

/** The typed name of an unverified address is left out. */
function listReaders({ heirs, email, emailProven, name }: ReadOffer) {
  if (heirs !== undefined) return heirs;
  if (email === null) return null;
  return { name: emailProven ? (greetingName(name) ?? "") : "", address: email };
}
