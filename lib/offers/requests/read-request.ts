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
import type { OfferAnswer } from "../answers";
import { requestedUnit } from "../requested-unit";
import type { StoredRequestLine } from "../stored-version";

/** The request as the initial values of the order form. */
export interface RequestedOrder {
  /** The `_id` of the requested offer. */
  request: string;
  number: string;
  /** The order that the request already became. */
  order: { _id: string; orderId: string } | null;
  /** The sender: an account, or the details that they entered. */
  customer: AdminUser | RequestingGuest;
  asked: OfferAnswer["asked"];
  /** The products that can be ordered, each once, with the number of packs closest to the request. */
  items: (ListedProduct & { quantity: number })[];
}

export interface RequestingGuest {
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
}

/** Null for an offer without a request. */
export async function readRequest(db: Db, id: string): Promise<RequestedOrder | null> {
  if (!isUuid(id)) return null;
  const offer = await db.offer.findUnique({
    where: { id },
    select: {
      number: true,
      name: true,
      email: true,
      phone: true,
      company: true,
      asked: true,
      userId: true,
      order: { select: { id: true, orderId: true } },
    },
  });
  if (!offer?.asked) return null;
  const { number, order, userId, ...row } = offer;
  const { asked: lines, ...stranger } = row;
  const asked = lines as unknown as StoredRequestLine[];
  return {
    request: id,
    number,
    order: order && { _id: order.id, orderId: order.orderId },
    customer: (await readAccount(db, userId, stranger.email)) ?? stranger,
    asked,
    items: await readItems(db, asked),
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

async function readItems(
  db: Db,
  asked: readonly StoredRequestLine[],
): Promise<RequestedOrder["items"]> {
  const ids = [...new Set(asked.flatMap(({ product }) => product ?? []))];
  const where = { id: { in: ids }, ...IN_SHOP };
  const products = (await db.product.findMany({ where, select: SUMMARY })).map(toListedProduct);
  return ids.flatMap((id) => {
    const product = products.find(({ _id }) => _id === id);
    if (!product) return [];
    const packs = asked
      .filter((line) => line.product === id)
      .reduce((sum, line) => sum + askedPacks(line, product), 0);
    const quantity = nearestQuantity(product, Math.min(packs, MAX_QUANTITY), MAX_QUANTITY);
    return [{ ...product, quantity }];
  });
}

function askedPacks(line: StoredRequestLine, { packSize }: ListedProduct): number {
  const [count = 1] = line.quantities;
  return requestedUnit(line) === "PAC"
    ? count
    : Math.ceil(count / (countedPack(packSize)?.pieces ?? 1));
}
