import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/client";
import type { Customer } from "@/lib/orders/customer";
import { placeOrder, readPlaced, type PlacedOrder } from "@/lib/orders/place/place-order";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { priceOffer } from "./price-offer";
import type { AcceptOffer } from "./schemas";
import { requireStateAfter } from "./states";

export interface AcceptOfferOptions {
  db: PrismaClient;
  /** `_id` of an offer that the caller may accept. */
  id: string;
  request: AcceptOffer;
  customer: Customer;
  /** False for whoever holds the key alone, which proves no account. */
  mayUseCredit: boolean;
  settings: ShopSettings;
  actor: AuditActor;
  ipAddress: string;
  idempotencyKey?: string | undefined;
  /** Of a call: who called, and what they said. */
  note?: string;
}

export interface AcceptedOffer {
  placed: PlacedOrder;
  /** False when the offer was accepted before. */
  isNew: boolean;
}

/** Thrown to roll back: the offer has its order already. */
class AcceptedBefore extends Error {
  readonly orderId: string;

  constructor(orderId: string) {
    super("The offer was accepted before.");
    this.orderId = orderId;
  }
}

/**
 * Places the order of an offer at the prices of its version, in one transaction; accepting again finds the same order.
 * @throws AppError offer_expired, offer_superseded (with `version`), offer_closed; price_changed, out_of_stock,
 * invalid_input as placeOrder
 */
export async function acceptOffer(options: AcceptOfferOptions): Promise<AcceptedOffer> {
  const { db, id, request, customer, settings, ipAddress, idempotencyKey } = options;
  if (request.paymentMethod === "account" && !options.mayUseCredit) {
    const message = "Please sign in to order on account.";
    throw new AppError("invalid_input", message, { fields: { paymentMethod: message } });
  }
  const { version: n, choices, ...asked } = request;
  const terms = await readTerms(db, id, n);
  try {
    const placed = await placeOrder({
      db,
      request: { ...asked, products: [] },
      customer,
      settings,
      ipAddress,
      ...(idempotencyKey ? { idempotencyKey } : {}),
      terms,
      price: async (sources, tx) => {
        const version = await holdAcceptable(tx, id, n);
        const { state } = asked.shippingAddress;
        const buyer = { state, gstin: asked.gstin };
        return priceOffer(version, { choices, rules: settings, sources, buyer });
      },
      alongside: (tx, order) => markAccepted(tx, order, options),
    });
    return { placed, isNew: true };
  } catch (error) {
    if (!(error instanceof AcceptedBefore)) throw error;
    return { placed: await readPlaced(db, error.orderId), isNew: false };
  }
}

/** What the order keeps of the version; a version that is not there is found missing under lock. */
async function readTerms(db: PrismaClient, offerId: string, n: number) {
  const version = await db.offerVersion.findUnique({
    where: { offerId_n: { offerId, n } },
    select: { id: true, tolerancePercent: true, advancePercent: true },
  });
  if (!version) throw superseded(null);
  const { id: offerVersionId, tolerancePercent, advancePercent } = version;
  return { offerVersionId, tolerancePercent, advancePercent };
}

/** Locks the offer, so that of two acceptances the second one waits and then sees the first. */
async function holdAcceptable(tx: Transaction, id: string, n: number) {
  await tx.$executeRaw`SELECT FROM "offers" WHERE "id" = ${id}::uuid FOR UPDATE`;
  const offer = await tx.offer.findUniqueOrThrow({
    where: { id },
    select: {
      state: true,
      validUntil: true,
      version: true,
      orderId: true,
      versions: { where: { n, sentAt: { not: null } } },
    },
  });
  if (offer.orderId) throw new AcceptedBefore(offer.orderId);
  requireStateAfter(offer, "accept", new Date());
  const [version] = offer.versions;
  if (!version || n !== offer.version) throw superseded(offer.version);
  return version;
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
  { id, request, actor, ipAddress, note }: AcceptOfferOptions,
): Promise<void> {
  const { number } = await tx.offer.update({
    where: { id },
    data: { state: "accepted", orderId: order.id, waitingSince: null },
    select: { number: true },
  });
  await recordAudit(tx, {
    event: "Offer Accepted",
    actor,
    description: `Offer ${number} became order ${order.orderId}${note ? " by phone" : ""}`,
    ipAddress,
    details: {
      offer: number,
      version: request.version,
      order: order.orderId,
      ...(note ? { note } : {}),
    },
  });
}
