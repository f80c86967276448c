import "server-only";
import { IN_SHOP } from "@/lib/catalogue/presence";
import { SUMMARY, toListedProduct } from "@/lib/catalogue/queries";
import type { ListedProduct } from "@/lib/catalogue/schemas";
import { countedPack } from "@/lib/catalogue/price/unit-price";
import { MAX_QUANTITY, nearestQuantity } from "@/lib/pricing/quantity-rules";
import type { Db } from "@/lib/db/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { readUser } from "@/lib/identity/users/queries";
import type { AdminUser } from "@/lib/identity/users/schemas";
import { parseQuoteDetails } from "@/lib/messaging/inbox/queries";
import type { QuoteDetails } from "@/lib/messaging/inbox/quote-details";

/** A price request, as the order form starts with it. */
export interface AskedOrder {
  /** The `_id` of the request. */
  request: string;
  /** The sender's email; null when none was given. */
  email: string | null;
  /** The order that the request has already become. */
  order: { _id: string; orderId: string } | null;
  /** The `_id` of the offer that answers it. */
  offer: string | null;
  /** The sender: an account, or the details that they gave. */
  customer: AdminUser | AskingStranger;
  details: QuoteDetails | null;
  /** The product and the number of packs closest to the request; null when it cannot be ordered. */
  item: (ListedProduct & { quantity: number }) | null;
}

export interface AskingStranger {
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
}

/** Null when the request does not exist. */
export async function readAsked(db: Db, id: string): Promise<AskedOrder | null> {
  if (!isUuid(id)) return null;
  const message = await db.contactMessage.findFirst({
    where: { id, kind: "quote" },
    select: {
      name: true,
      email: true,
      phone: true,
      company: true,
      request: true,
      userId: true,
      order: { select: { id: true, orderId: true } },
      offer: { select: { id: true } },
    },
  });
  if (!message) return null;
  const { order, offer, request, userId, ...stranger } = message;
  const details = parseQuoteDetails(request);
  return {
    request: id,
    email: stranger.email,
    order: order && { _id: order.id, orderId: order.orderId },
    offer: offer?.id ?? null,
    customer: (await readAccount(db, userId, stranger.email)) ?? stranger,
    details,
    item: details && (await readItem(db, details)),
  };
}

/** Returns the account that was signed in; else the account that has verified the address. */
async function readAccount(
  db: Db,
  userId: string | null,
  email: string | null,
): Promise<AdminUser | null> {
  if (userId) return readUser(db, userId);
  if (email === null) return null;
  const owner = await db.user.findFirst({
    where: { email, emailVerifiedAt: { not: null } },
    select: { id: true },
  });
  return owner && readUser(db, owner.id);
}

async function readItem(db: Db, { product, quantity: pieces }: QuoteDetails) {
  if (!product) return null;
  const row = await db.product.findFirst({
    where: { id: product._id, ...IN_SHOP },
    select: SUMMARY,
  });
  if (!row) return null;
  const summary = toListedProduct(row);
  const packs = Math.ceil(pieces / (countedPack(summary.packSize)?.pieces ?? 1));
  const quantity = nearestQuantity(summary, Math.min(packs, MAX_QUANTITY), MAX_QUANTITY);
  return { ...summary, quantity };
}
