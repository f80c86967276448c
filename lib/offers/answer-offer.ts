import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { AuditEvent } from "@/lib/audit/events";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import type { OfferMessageTemplate } from "@/lib/messaging/queue/mail";
import { queueMail } from "@/lib/messaging/email/queue";
import { announce } from "@/lib/messaging/events/announce";
import { changeOffer, lockOffer, type LockedOffer } from "./lock-offer";
import { readOffer } from "./queries";
import type { OfferAnswer } from "./answers";
import { requireActor, requireBuyer, type OfferReader } from "./require-offer";
import { requireStateAfter } from "./states";

/** Messages between buyer and shop within an offer. */
export interface OfferMessageOptions {
  db: PrismaClient;
  seen: OfferReader;
  text: string;
  ipAddress: string;
}

/**
 * Adds a message to an offer. A buyer's message makes the offer wait for the shop; the shop's message ends the wait.
 */
export function writeMessage({
  internal = false,
  ...options
}: OfferMessageOptions & { internal?: boolean }): Promise<OfferAnswer> {
  const { party } = options.seen;
  const isBuyer = party === "customer";
  return t(options, {
    ...(!internal && { mail: isBuyer ? "offer-question" : "offer-message" }),
    event: "Offer Message Created",
    what: internal ? "was noted on" : "got a message",
    internal,
    change: ({ now }) => (internal ? {} : { waitingSince: isBuyer ? now : null }),
  });
}

/**
 * Requests changes as the buyer.
 * @throws AppError forbidden for staff; offer_expired, offer_closed
 */
export function requestChanges(options: OfferMessageOptions): Promise<OfferAnswer> {
  requireBuyer(options.seen);
  return t(options, {
    event: "Offer Changes Requested",
    what: "was sent back for changes",
    mail: "offer-changes",
    change: (offer) => ({
      state: requireStateAfter(offer, "ask-changes", new Date()),
      waitingSince: offer.now,
    }),
  });
}

/**
 * Declines the offer as the buyer.
 * @throws AppError forbidden for staff; offer_closed
 */
export function declineOffer(options: OfferMessageOptions): Promise<OfferAnswer> {
  requireBuyer(options.seen);
  return t(options, {
    event: "Offer Declined",
    what: "was declined",
    mail: "offer-declined",
    change: (offer) => ({
      state: requireStateAfter(offer, "decline", new Date()),
      reason: options.text,
      waitingSince: null,
    }),
  });
}

interface Saying {
  event: AuditEvent;
  what: string;
  internal?: boolean;
  /** Mail to the other side. */
  mail?: OfferMessageTemplate;
  change: (offer: LockedOffer) => Prisma.OfferUpdateInput;
}

async function t(
  { db, seen, text, ipAddress }: OfferMessageOptions,
  { event, what, internal = false, mail, change }: Saying,
): Promise<OfferAnswer> {
  const { id, party, side, actor, name: by } = seen;
  requireActor(seen);
  await db.$transaction(async (tx) => {
    const offer = await lockOffer(tx, id);
    await changeOffer(tx, offer, change(offer));
    const { id: offerMessageId } = await tx.offerMessage.create({
      data: { offerId: id, at: offer.now, party, internal, text, by, userId: actor.userId },
      select: { id: true },
    });
    await announce(tx, "message.received", offerMessageId);
    if (mail) await queueMail(tx, { template: mail, offerMessageId });
    await recordAudit(tx, {
      event,
      actor,
      description: `Offer ${offer.number} ${what}`,
      ipAddress,
      details: { offer: offer.number },
    });
  });
  return readOffer(db, id, side);
}
