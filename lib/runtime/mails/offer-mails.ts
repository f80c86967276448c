import "server-only";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { JobError } from "@/lib/messaging/queue/job-error";
import { requestedUnit } from "@/lib/offers/requested-unit";
import { parseLines, type StoredRequestLine, type StoredTax } from "@/lib/offers/stored-version";
import { offeredText, specTexts } from "@/lib/orders/line-text";
import {
  addressed,
  shopMailbox,
  speaking,
  writerMailbox,
  type About,
  type AddressedMail,
  type MailContext,
} from "./addressed";
import { findSuccessors } from "./find-successors";
import { greetingName } from "./greeting-name";
import { renderEmail } from "./render-email";
import {
  type MailedOffer,
  type MailedOfferMessage,
  OfferExpired,
  OfferExpiring,
  OfferExtended,
  OfferMessage,
  OfferReceived,
  OfferSent,
  OfferWithdrawn,
} from "./templates/offers";
import { type MailedRequest, OfferAnswered, OfferRequested } from "./templates/shop-offers";

/** Templates about offers, for the buyer and for the shop. */
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

/** Mails with a message about an offer. */
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
    const localized = speaking(context, read.language);
    const content = renderEmail(OfferMessage, { offer, shop: localized, message });
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

interface ReadOffer {
  offer: MailedOffer;
  name: string;
  /** Null once its account is deleted. */
  email: string | null;
  /** Language of the buyer. */
  language: string;
  /** Readers in place of a buyer who left the company; null for none, undefined for the buyer. */
  heirs: Awaited<ReturnType<typeof findSuccessors>>;
  /** Its account has verified this address. */
  emailProven: boolean;
  request: MailedRequest;
}

const MAILED = {
  language: true,
  number: true,
  accessKey: true,
  version: true,
  reason: true,
  asked: true,
  name: true,
  email: true,
  phone: true,
  company: true,
  userId: true,
  companyId: true,
  user: { select: { email: true, emailVerifiedAt: true } },
  versions: { where: { sentAt: { not: null } }, orderBy: { n: "desc" }, take: 1 },
  files: { select: { attachment: { select: { name: true } } } },
  messages: { where: { party: "customer" }, orderBy: { at: "asc" }, take: 1 },
} satisfies Prisma.OfferSelect;

/** @throws JobError when the offer is gone */
async function readMailedOffer(db: PrismaClient, id: string): Promise<ReadOffer> {
  const row = await db.offer.findUnique({ where: { id }, select: MAILED });
  if (!row) throw new JobError("the offer is gone", true);
  const { number, accessKey, language, reason, name, email, phone, company, user } = row;
  const [version] = row.versions;
  const [first] = row.messages;
  const requested = (row.asked ?? []) as unknown as StoredRequestLine[];
  return {
    offer: {
      number,
      accessKey,
      reason,
      sent: version
        ? {
            n: version.n,
            validUntil: version.validUntil,
            kept: version.kept,
            totalPaise: (version.tax as unknown as StoredTax).totalPaise,
            isChoice: parseLines(version.lines).some(({ quantities }) => quantities.length > 1),
            lines: parseLines(version.lines).map((line) => ({
              name: line.name,
              unit: line.unit,
              packSize: line.packSize ?? null,
              quantities: line.quantities.map(({ quantity }) => quantity),
            })),
          }
        : null,
    },
    name,
    email,
    language,
    heirs: await findSuccessors(db, row),
    emailProven: Boolean(user?.emailVerifiedAt) && user?.email === email,
    request: {
      name,
      email,
      phone,
      company,
      lines: [
        ...requested.flatMap((line) => [
          offeredText({ ...line, packSize: line.packSize ?? null, unit: requestedUnit(line) }),
          ...specTexts(line.spec),
          ...(line.note?.split("\n") ?? []),
        ]),
        ...row.files.map(({ attachment }) => `File: ${attachment.name}`),
      ],
      message: first?.text ?? null,
    },
  };
}

/**
 * A message about an offer, with the offer.
 * @throws JobError when one of them is gone
 */
async function readMailedOfferMessage(
  db: PrismaClient,
  id: string,
): Promise<ReadOffer & { message: MailedOfferMessage }> {
  const message = await db.offerMessage.findUnique({
    where: { id },
    select: { text: true, by: true, offerId: true },
  });
  if (!message) throw new JobError("the message is gone", true);
  return { ...(await readMailedOffer(db, message.offerId)), message };
}
