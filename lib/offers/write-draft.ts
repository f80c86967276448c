import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import { AppError, invalidField } from "@/lib/base/errors";
import { columnDay } from "@/lib/base/india-time";
import type { Db, Transaction } from "@/lib/db/client";
import { newUuid } from "@/lib/db/new-uuid";
import type { PrismaClient } from "@/lib/db/generated/client";
import { quoteSources } from "@/lib/orders/cart/price-cart";
import { toPaise } from "@/lib/pricing/money";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { holdOffer } from "./hold-offer";
import { readOffer } from "./queries";
import { type OfferAnswer } from "./answers";
import { OFFER_LIMITS, type OfferTermsInput } from "./schemas";
import { requireStateAfter } from "./states";
import { priceOffer, type VersionToPrice } from "./price-offer";
import { parseLines, withoutEmpty, type StoredLine } from "./stored-version";

export interface ByStaff {
  db: PrismaClient;
  actor: AuditActor;
  ipAddress: string;
  settings: Pick<ShopSettings, "gst" | "freight" | "taxPercent">;
}

type OfOne = ByStaff & { id: string; request: OfferTermsInput };

/**
 * Begins the next version of an offer; the buyer sees it once it is sent.
 * @throws AppError invalid_transition while a draft is there, or once the offer has ended; invalid_input
 */
export async function addVersion({ id, request, ...by }: OfOne): Promise<OfferAnswer> {
  const columns = await versionColumns(by.db, request, by.settings);
  return write(by, id, async (tx, offer) => {
    const [last] = offer.versions;
    if (last && !last.sentAt) {
      throw new AppError("invalid_transition", "There is a draft already. Change it, or send it.");
    }
    const n = (last?.n ?? 0) + 1;
    await tx.offerVersion.create({ data: { ...columns, n, offerId: offer.id } });
    // Beside a version that was sent, a draft leaves the state as it is.
    if (last) {
      requireStateAfter(offer, "send", new Date());
      await touch(tx, offer.id);
    } else {
      const state = requireStateAfter(offer, "draft", new Date());
      await tx.offer.update({ where: { id: offer.id }, data: { state }, select: { id: true } });
    }
    return `Version ${n} of offer ${offer.number} was begun`;
  });
}

/**
 * Changes the draft.
 * @throws AppError frozen when the newest version was sent; edit_conflict for another `updatedAt`; invalid_input
 */
export async function editDraft({
  id,
  request: { updatedAt, ...request },
  ...by
}: OfOne & {
  request: OfferTermsInput & { updatedAt?: string | undefined };
}): Promise<OfferAnswer> {
  const columns = await versionColumns(by.db, request, by.settings);
  return write(by, id, async (tx, offer) => {
    const [last] = offer.versions;
    if (!last || last.sentAt) {
      const message = "What was sent stays as it is. Begin the next version instead.";
      throw new AppError("frozen", message);
    }
    if (updatedAt && new Date(updatedAt).getTime() !== offer.updatedAt.getTime()) {
      const message = "Somebody else has changed this offer. Check it, then change it again.";
      throw new AppError("edit_conflict", message);
    }
    await tx.offerVersion.update({ where: { id: last.id }, data: columns });
    await touch(tx, offer.id);
    return `Version ${last.n} of offer ${offer.number} was changed`;
  });
}

/** The offer's `updatedAt` tells of its draft as well. */
const touch = (tx: Transaction, id: string) =>
  tx.offer.update({ where: { id }, data: { updatedAt: new Date() }, select: { id: true } });

type Held = Awaited<ReturnType<typeof holdOffer>>;

/** @param change answers what the audit log says of it */
async function write(
  { db, actor, ipAddress }: ByStaff,
  named: string,
  change: (tx: Transaction, offer: Held) => Promise<string>,
): Promise<OfferAnswer> {
  const id = await db.$transaction(async (tx) => {
    const offer = await holdOffer(tx, named);
    const description = await change(tx, offer);
    const details = { offer: offer.number };
    await recordAudit(tx, { event: "Offer Updated", actor, description, ipAddress, details });
    return offer.id;
  });
  return readOffer(db, id, "shop");
}

/** @throws AppError invalid_input (`validUntil`) */
export function requireValidDay(name: string | undefined): Date {
  const { default: usual, least, most } = OFFER_LIMITS.validDays;
  const now = new Date();
  if (name === undefined) return columnDay(now, usual);
  const day = new Date(name);
  if (day >= columnDay(now, least) && day <= columnDay(now, most)) return day;
  throw invalidField("validUntil", `Choose a day from tomorrow on, within ${most} days.`);
}

/** What the columns of a version hold. */
export async function versionColumns(
  db: Db,
  request: OfferTermsInput,
  settings: ByStaff["settings"],
) {
  const { leadDays, tolerancePercent, advancePercent, kept, words = null } = request;
  const { shippingWay = null, pin: freightPin = null } = request;
  const isByRates = freightPin !== null;
  if (isByRates && shippingWay === null) throw unpriced("Choose the way of shipping.");
  if (isByRates && settings.freight === null) {
    throw unpriced("Shipping is one fee. Enter its amount, and no PIN code.");
  }
  const columns = {
    shippingWay,
    freightPin,
    leadDays,
    tolerancePercent,
    advancePercent,
    kept,
    words,
    validUntil: requireValidDay(request.validUntil),
    discountPaise: toPaise(request.discount),
    shippingPaise: toPaise(request.shipping),
    lines: (await storedLines(db, request.lines, settings.gst !== null)) as unknown as object[],
  };
  if (!isByRates) return columns;
  return {
    ...columns,
    shippingPaise: await readFreight(db, { ...columns, sentAt: null }, settings),
  };
}

const unpriced = (message: string) => invalidField("shippingWay", message);

/**
 * What the rates of today ask for the first quantities of a draft, in paise.
 * @throws AppError invalid_input where they have no price
 */
export async function readFreight(
  db: Db,
  draft: Omit<VersionToPrice, "discountPaise" | "shippingPaise">,
  rules: Pick<ShopSettings, "gst" | "freight" | "taxPercent">,
): Promise<number> {
  const choices = parseLines(draft.lines).flatMap(({ _id: line, quantities: [first] }) =>
    first ? [{ line, quantity: first.quantity }] : [],
  );
  const version = { ...draft, discountPaise: 0n, shippingPaise: 0n };
  const { shipping } = await priceOffer(version, {
    choices,
    rules,
    sources: quoteSources(db),
    buyer: {},
  });
  const { amountPaise = null } = shipping?.chosen ?? {};
  if (amountPaise !== null) return amountPaise;
  throw unpriced(
    "The rates have no price for it: enter the packed weight of every line, or the amount of shipping without a PIN code.",
  );
}

/** @throws AppError invalid_input for an unknown product, and under GST for a line without an HSN */
async function storedLines(
  db: Db,
  lines: OfferTermsInput["lines"],
  isGst: boolean,
): Promise<StoredLine[]> {
  const ids = lines.flatMap(({ product }) => product ?? []);
  const products = await db.product.findMany({
    where: { id: { in: ids }, deletedAt: null, draft: false },
    select: { id: true, hsnCode: true },
  });
  const known = new Map(products.map(({ id, hsnCode }) => [id, hsnCode]));
  return lines.map(
    ({ product, hsn, spec = {}, quantities, packedWeight, carton, ...line }, index) => {
      if (product && !known.has(product)) throw wrong(index, "Choose a product of the shop.");
      const hsnCode = hsn ?? (product && known.get(product)) ?? null;
      if (isGst && hsnCode === null && line.kind === "custom") {
        throw wrong(index, "Enter the HSN code, which the invoice needs.");
      }
      return {
        _id: newUuid(),
        ...line,
        // A product is sold in packs, at the price of one.
        ...(line.kind === "product" ? { unit: "PAC" as const, basis: 1 } : {}),
        spec: withoutEmpty(spec),
        hsnCode,
        productId: product ?? null,
        packing:
          line.kind === "custom" && packedWeight !== undefined
            ? { grams: packedWeight, carton: carton ?? null }
            : null,
        quantities: quantities.map(({ quantity, price }) => ({
          quantity,
          pricePaise: toPaise(price),
        })),
      };
    },
  );
}

const wrong = (index: number, message: string) => invalidField(`lines.${index}`, message);
