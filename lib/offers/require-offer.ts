import "server-only";
import { toActor, unverifiedActor, type AuditActor } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { isSameSecret } from "@/lib/base/secrets/same-secret";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Db } from "@/lib/db/client";
import { isOwn, mayAct } from "@/lib/orders/access/order-view";
import { forbiddenToRole } from "@/lib/identity/session/membership";
import { identifyCustomer, type Customer } from "@/lib/orders/customer";
import { toAuditActor, may, type Identity } from "@/lib/identity/session/identify";
import type { OfferSide, ShopSide } from "./queries";
import { isKnownToBuyer } from "./states";

/** A reader of an offer, with their side. */
export interface OfferReader {
  id: string;
  party: "customer" | "shop";
  /** The view that they get. */
  side: OfferSide;
  actor: AuditActor;
  /** Name shown with their messages. */
  name: string;
  /** The buyer's proof of access. */
  way: "session" | "key";
  /** False for read-only members of the offer's company. */
  mayAct: boolean;
  /** Owner of the offer. */
  holder: { userId: string | null; companyId: string | null };
}

/**
 * @param named `_id` or number
 * @throws AppError not_found, also for another customer's offer, and for the shop's side without `offers.read`
 */
export async function requireOffer(
  db: Db,
  named: string,
  { identity, key }: { identity: Identity; key?: string | undefined },
): Promise<OfferReader> {
  const offer = await db.offer.findUnique({
    where: isUuid(named) ? { id: named } : { number: named },
    select: {
      id: true,
      userId: true,
      companyId: true,
      accessKey: true,
      keyExpiresAt: true,
      name: true,
      email: true,
      asked: true,
      version: true,
    },
  });
  if (!offer) throw missing();
  const { id, name, email, userId, companyId } = offer;
  const holder = { userId, companyId };
  const isKnown = isKnownToBuyer(offer);
  const account = identity.state === "signed-in" ? identity.account : null;
  if (account && isOwn(offer, account) && isKnown) {
    const by = { actor: toActor(account), name: account.name, way: "session" } as const;
    return { id, ...AS_BUYER, ...by, holder, mayAct: mayAct(offer, account, "act") };
  }
  // Staff who also hold the key remain staff: only the buyer may accept.
  if (may(identity, "offers.read")) {
    const by = toAuditActor(identity);
    const side = shopSide(identity);
    const shop = { party: "shop", side, way: "session" } as const;
    return { id, ...shop, actor: by, name: by.name, holder, mayAct: true };
  }
  const hasKey = key !== undefined && isSameSecret(key, offer.accessKey);
  if (!hasKey || !isKnown || offer.keyExpiresAt <= new Date()) throw missing();
  const actor = account ? toActor(account) : unverifiedActor(email ?? name, name);
  return { id, ...AS_BUYER, actor, name, way: "key", holder, mayAct: true };
}

const AS_BUYER = { party: "customer", side: "customer" } as const;

/** The view of offers for staff and API keys. */
export const shopSide = (identity: Identity): ShopSide =>
  may(identity, "costs.read") ? "shop-with-costs" : "shop";

const missing = () =>
  new AppError("not_found", "There is no such offer, or the link is not valid.");

/** @throws AppError forbidden for read-only members of the offer's company */
export function requireActor({ mayAct: acts }: OfferReader): void {
  if (!acts) throw forbiddenToRole();
}

/** @throws AppError forbidden for staff, and for read-only members of its company */
export function requireBuyer(seen: OfferReader): void {
  requireActor(seen);
  if (seen.party === "customer") return;
  throw new AppError("forbidden", "The buyer alone answers an offer. Record their call instead.");
}

/**
 * The customer of an offer's order. The holder of the key buys as the offer's customer: the shop, which made the prices
 * for this person, verifies the order.
 */
export async function findBuyer(
  db: Db,
  { id, way }: OfferReader,
  identity: Identity,
): Promise<Customer> {
  const { name, userId, companyId, email } = await db.offer.findUniqueOrThrow({
    where: { id },
    select: { name: true, userId: true, companyId: true, email: true },
  });
  if (way === "session") {
    return identifyCustomer(db, identity, { personal: companyId === null });
  }
  if (email === null) throw missing();
  const vouched = { proof: "owner", emailProven: false, account: null, enteredBy: null } as const;
  return { ...vouched, name, userId, companyId, email };
}

/** The offer's customer, for whom staff record an acceptance by phone. */
export async function readCaller(db: Db, id: string, enteredBy: AuditActor): Promise<Customer> {
  const { user, ...offer } = await db.offer.findUniqueOrThrow({
    where: { id },
    select: {
      name: true,
      userId: true,
      companyId: true,
      email: true,
      user: { select: { email: true, emailVerifiedAt: true } },
    },
  });
  const emailProven = Boolean(user?.emailVerifiedAt) && user?.email === offer.email;
  return { ...offer, emailProven, proof: "owner", account: null, enteredBy };
}
