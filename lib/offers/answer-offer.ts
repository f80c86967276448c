import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { AuditEvent } from "@/lib/audit/events";
import type { Transaction } from "@/lib/db/client";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { holdOffer, type HeldOffer } from "./hold-offer";
import { readOffer } from "./queries";
import type { OfferAnswer } from "./schemas";
import { requireBuyer, type OfferReader } from "./see-offer";
import { requireStateAfter } from "./states";

/** What buyer and shop say to each other within an offer. */
export interface SayOptions {
  db: PrismaClient;
  seen: OfferReader;
  text: string;
  ipAddress: string;
}

/** Writes into an offer; what a buyer writes waits for the shop, what the shop writes to its buyer ends the wait. */
export function writeMessage({
  internal = false,
  ...options
}: SayOptions & { internal?: boolean }): Promise<OfferAnswer> {
  const { party } = options.seen;
  const waits = party === "customer" ? new Date() : null;
  return say(options, {
    event: "Offer Message Created",
    what: internal ? "was noted on" : "got a message",
    internal,
    change: () => (internal ? {} : { waitingSince: waits }),
  });
}

/**
 * The buyer wants something else.
 * @throws AppError forbidden for staff; offer_expired, offer_closed
 */
export function askChanges(options: SayOptions): Promise<OfferAnswer> {
  requireBuyer(options.seen);
  return say(options, {
    event: "Offer Changes Requested",
    what: "was sent back for changes",
    change: (offer) => ({
      state: requireStateAfter(offer, "ask-changes", new Date()),
      waitingSince: new Date(),
    }),
  });
}

/**
 * The buyer does not want it.
 * @throws AppError forbidden for staff; offer_closed
 */
export function declineOffer(options: SayOptions): Promise<OfferAnswer> {
  requireBuyer(options.seen);
  return say(options, {
    event: "Offer Declined",
    what: "was declined",
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
  change: (offer: HeldOffer) => Prisma.OfferUpdateInput;
}

async function say(
  { db, seen, text, ipAddress }: SayOptions,
  { event, what, internal = false, change }: Saying,
): Promise<OfferAnswer> {
  const { id, party, actor, name: by } = seen;
  await db.$transaction(async (tx) => {
    const offer = await holdOffer(tx, id);
    await tx.offer.update({ where: { id }, data: change(offer), select: { id: true } });
    await addMessage(tx, { offerId: id, party, internal, text, by, userId: actor.userId });
    await recordAudit(tx, {
      event,
      actor,
      description: `Offer ${offer.number} ${what}`,
      ipAddress,
      details: { offer: offer.number },
    });
  });
  return readOffer(db, id, party);
}

const addMessage = (tx: Transaction, data: Prisma.OfferMessageUncheckedCreateInput) =>
  tx.offerMessage.create({ data, select: { id: true } });
