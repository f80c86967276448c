import "server-only";
import { Prisma } from "shop-database";
import { invalidField } from "@/lib/base/errors";
import { columnDay } from "@/lib/base/india-time";
import type { Db } from "@/lib/db/client";
import type { OfferVersion } from "@/lib/db/generated/client";
import { advanceShare } from "@/lib/orders/due/payment-steps";
import { quoteSources } from "@/lib/orders/cart/price-cart";
import { toPaise } from "@/lib/pricing/money";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { priceOffer, type VersionToPrice } from "../price-offer";
import { OFFER_LIMITS } from "../fields";
import type { OfferChanges, OfferTermsInput } from "./version-schemas";
import { firstQuantities, parseLines } from "../stored-version";
import { toStoredSteps, type StepsInput } from "./step-schemas";
import { storedLines, type Writing } from "./stored-lines";

/** Settings that price a version. */
export type PricingRules = Pick<ShopSettings, "gst" | "freight" | "taxPercent">;

/** @throws AppError invalid_input (`validUntil`) */
export function requireValidDay(name: string | undefined): Date {
  const { default: usual, least, most } = OFFER_LIMITS.validDays;
  const now = new Date();
  if (name === undefined) return columnDay(now, usual);
  const day = new Date(name);
  if (day >= columnDay(now, least) && day <= columnDay(now, most)) return day;
  throw invalidField("validUntil", `Choose a day from tomorrow on, within ${most} days.`);
}

export async function versionColumns(db: Db, request: OfferTermsInput, writing: Writing) {
  const { settings } = writing;
  const { leadDays, tolerancePercent, kept, words = null } = request;
  const { shippingWay = null, pin: freightPin = null } = request;
  const columns = {
    shippingWay,
    freightPin,
    leadDays,
    tolerancePercent,
    ...stepColumns(request.advancePercent, request.paymentSteps),
    kept,
    words,
    validUntil: requireValidDay(request.validUntil),
    discountPaise: toPaise(request.discount),
    shippingPaise: toPaise(request.shipping),
    lines: await storedColumn(db, request.lines, writing),
  };
  if (freightPin === null) return columns;
  return { ...columns, shippingPaise: await readDraftFreight(db, columns, settings) };
}

type Draft = Pick<
  OfferVersion,
  "lines" | "shippingWay" | "freightPin" | "leadDays" | "tolerancePercent" | "advancePercent"
>;

/** Derives the advance from the steps; an advance alone is a single step that replaces others. */
function stepColumns(advancePercent: number, paymentSteps: StepsInput | null | undefined) {
  if (!paymentSteps) return { advancePercent, paymentSteps: Prisma.DbNull };
  const steps = toStoredSteps(paymentSteps);
  return { advancePercent: advanceShare(steps), paymentSteps: steps };
}

/**
 * The columns changed by this request. Prices by the rates follow from the lines, the shipping method and the PIN code.
 * @throws AppError invalid_input
 */
export async function changedColumns(
  db: Db,
  draft: OfferVersion,
  { lines, shipping, discount, pin, validUntil, ...named }: OfferChanges,
  { settings, side }: Omit<Writing, "before">,
) {
  const writing = { settings, side, before: parseLines(draft.lines) };
  const { advancePercent, paymentSteps, ...others } = named;
  const isAgreed = advancePercent !== undefined || paymentSteps !== undefined;
  const agreed = isAgreed && stepColumns(advancePercent ?? draft.advancePercent, paymentSteps);
  const columns = {
    ...others,
    ...agreed,
    ...(pin !== undefined && { freightPin: pin }),
    ...(discount !== undefined && { discountPaise: toPaise(discount) }),
    ...(shipping !== undefined && { shippingPaise: toPaise(shipping) }),
    ...(validUntil !== undefined && { validUntil: requireValidDay(validUntil ?? undefined) }),
    ...(lines && { lines: await storedColumn(db, lines, writing) }),
  };
  const { shippingWay = draft.shippingWay } = others;
  const after = { ...draft, ...columns, shippingWay };
  if (after.freightPin === null) return columns;
  if (shipping !== undefined && pin === undefined) {
    throw invalidField(
      "shipping",
      "The rates price the shipping of this draft to its PIN code. Remove the PIN code to enter an amount.",
    );
  }
  if (!lines && others.shippingWay === undefined && pin === undefined) return columns;
  return { ...columns, shippingPaise: await readDraftFreight(db, after, settings) };
}

/** @throws AppError invalid_input (`shippingWay`) when the rates have no price */
function readDraftFreight(
  db: Db,
  draft: Draft & Pick<OfferVersion, "kept">,
  settings: PricingRules,
) {
  if (draft.shippingWay === null) throw unpriced("Choose the way of shipping.");
  if (settings.freight === null) {
    throw unpriced("Shipping is one fee. Enter its amount, and no PIN code.");
  }
  return readFreight(db, { ...draft, sentAt: null }, settings);
}

const unpriced = (message: string) => invalidField("shippingWay", message);

/**
 * Today's freight for the first quantities of a draft, in paise.
 * @throws AppError invalid_input when the rates have no price
 */
export async function readFreight(
  db: Db,
  draft: Omit<VersionToPrice, "discountPaise" | "shippingPaise">,
  rules: PricingRules,
): Promise<number> {
  const choices = firstQuantities(draft.lines);
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

const storedColumn = async (db: Db, lines: OfferTermsInput["lines"], writing: Writing) =>
  (await storedLines(db, lines, writing)) as unknown as object[];
