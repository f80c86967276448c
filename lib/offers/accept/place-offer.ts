import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/client";
import type { ApprovedLine } from "@/lib/orders/cart/approved-line";
import { databaseNow } from "@/lib/db/locks/database-now";
import { announce } from "@/lib/messaging/events/announce";
import { parseSteps } from "@/lib/orders/due/payment-steps";
import { storeOrderItems } from "@/lib/orders/items/store-items";
import { ownSources } from "@/lib/orders/cart/own-sources";
import { placeOrder } from "@/lib/orders/place/place-order";
import type { PlacedOrder, PlaceOrderOptions } from "@/lib/orders/place/order-options";
import { priceOffer } from "../price-offer";
import type { AcceptOffer } from "../schemas";
import { requireStateAfter } from "../states";
import { parseLines } from "../stored-version";

export interface AcceptedVersion extends Pick<AcceptOffer, "choices"> {
  /** `_id` of the offer. */
  id: string;
  version: number;
}

export interface PlaceOfferOptions {
  /** Options of the order; its products are replaced by those of the version. */
  order: PlaceOrderOptions;
  accepted: AcceptedVersion;
  actor: AuditActor;
  /** For an acceptance by phone: the caller and what they said. */
  note?: string | undefined;
}

/** Thrown to roll back when the offer already has its order. */
export class AcceptedBefore extends Error {
  readonly orderId: string;

  constructor(orderId: string) {
    super("The offer was accepted before.");
    this.orderId = orderId;
  }
}

/**
 * Places the order of an offer at the prices of its version, and marks the offer accepted, in one transaction.
 * @throws AcceptedBefore; AppError as acceptOffer
 */
export async function placeOffer(options: PlaceOfferOptions): Promise<PlacedOrder> {
  const { order } = options;
  return placeOrder({
    ...order,
    ...(await offerTerms(order, options.accepted)),
    alongside: async (tx, placed) => {
      await order.alongside?.(tx, placed);
      await markAccepted(tx, placed, options);
      await storeOrderItems(tx, placed.id);
    },
  });
}

/** Terms that an accepted version gives its order, with its prices under the offer's lock. */
export async function offerTerms(
  {
    db,
    settings,
    request,
    language,
  }: Pick<PlaceOrderOptions, "db" | "settings" | "request" | "language">,
  { id, version: n, choices }: AcceptedVersion,
): Promise<Pick<PlaceOrderOptions, "terms" | "price" | "language">> {
  const { terms, language: mailed } = await readTerms(db, id, n);
  return {
    terms,
    language: language ?? mailed,
    price: async (sources, tx) => {
      const version = await lockAcceptable(tx, id, n);
      const buyer = { state: request.shippingAddress.state, gstin: request.gstin };
      const pin = request.shippingAddress.zipCode;
      const approved = await readApproved(tx, version);
      return priceOffer(version, { choices, rules: settings, sources, buyer, pin, approved });
    },
  };
}

/** Terms of the version stored with the order; a missing version is detected under lock. */
async function readTerms(db: PrismaClient, offerId: string, n: number) {
  const version = await db.offerVersion.findUnique({
    where: { offerId_n: { offerId, n } },
    select: {
      id: true,
      tolerancePercent: true,
      advancePercent: true,
      paymentSteps: true,
      kept: true,
      offer: { select: { language: true } },
    },
  });
  if (!version) throw superseded(null);
  const { id: offerVersionId, tolerancePercent, advancePercent, kept, offer } = version;
  const paymentSteps = parseSteps(version.paymentSteps);
  const terms = { offerVersionId, tolerancePercent, advancePercent, paymentSteps, kept };
  return { terms, language: offer.language };
}

/** Locks the offer, so that the second of two acceptances waits and sees the first. */
async function lockAcceptable(tx: Transaction, id: string, n: number) {
  await tx.$executeRaw`SELECT FROM "offers" WHERE "id" = ${id}::uuid FOR UPDATE`;
  const offer = await tx.offer.findUniqueOrThrow({
    where: { id },
    select: {
      state: true,
      validUntil: true,
      version: true,
      orderId: true,
      userId: true,
      companyId: true,
      versions: { where: { n, sentAt: { not: null } } },
    },
  });
  if (offer.orderId) throw new AcceptedBefore(offer.orderId);
  requireStateAfter(offer, "accept", new Date());
  const [version] = offer.versions;
  if (!version || n !== offer.version) throw superseded(offer.version);
  const { userId, companyId } = offer;
  return { ...version, userId, companyId };
}

/** Repeated lines that this buyer approved; the key of an offer opens no other buyer's artwork. */
async function readApproved(
  tx: Transaction,
  { lines, userId, companyId }: Awaited<ReturnType<typeof lockAcceptable>>,
): Promise<ApprovedLine[]> {
  const ids = parseLines(lines).flatMap(({ again }) => again ?? []);
  if (userId === null || ids.length === 0) return [];
  return ownSources(tx, { userId, companyId }).readApproved(ids);
}

const superseded = (version: number | null) =>
  new AppError(
    "offer_superseded",
    "There is a newer version of this offer. Please look at it before you accept.",
    { extra: { version } },
  );

async function markAccepted(
  tx: Transaction,
  order: PlacedOrder,
  { accepted: { id, version }, order: { ipAddress }, actor, note }: PlaceOfferOptions,
): Promise<void> {
  const { number } = await tx.offer.update({
    where: { id },
    data: {
      state: "accepted",
      orderId: order.id,
      waitingSince: null,
      endedAt: await databaseNow(tx),
    },
    select: { number: true },
  });
  await announce(tx, "offer.changed", id);
  await recordAudit(tx, {
    event: "Offer Accepted",
    actor,
    description: `Offer ${number} became order ${order.orderId}${note ? " by phone" : ""}`,
    ipAddress,
    details: { offer: number, version, order: order.orderId, ...(note ? { note } : {}) },
  });
}
