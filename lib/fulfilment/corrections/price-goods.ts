import "server-only";
import type { Transaction } from "@/lib/db/client";
import { readBills } from "@/lib/documents/read-figures";
import { Refusal, refuse } from "@/lib/i18n/refusal";
import { shipCart } from "@/lib/orders/cart/cart-shipping";
import { creditSamples, type SampleCredit } from "@/lib/orders/cart/sample-credit";
import type { Order } from "@/lib/orders/order";
import { shippingProblem } from "@/lib/orders/place/order-refusal";
import { calculatePercent, toSafePaise } from "@/lib/pricing/money";
import { calculateAmounts, type Amounts } from "@/lib/pricing/totals";
import { rateFor } from "@/lib/shop/gst/rate-of-day";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { ShippingWay } from "@/lib/db/generated/enums";
import { priceLines, type PricedLines, type RatedLine } from "../price-lines";
import type { CorrectedGoods } from "./correct-lines";
import type { Listing, Owner } from "./listing";
import { readCredited } from "./sample-lines";

export interface PricedGoods extends PricedLines {
  goods: readonly CorrectedGoods[];
  shippingWay: ShippingWay | null;
  samples: SampleCredit;
}

interface PriceGoodsOptions {
  owner: Owner;
  listing: Listing;
  settings: ShopSettings;
  /** The requested method; undefined keeps the order's. */
  shippingWay: ShippingWay | undefined;
}

/**
 * Totals the corrected lines of an order like a cart: promo code, sample credit, today's shipping and tax. The order
 * keeps its promo code, its tax regime, and the rates of existing lines; an offer's discount and shipping stay as
 * agreed.
 * @throws AppError shipping_on_request; invalid_input for a shipping method that the shop does not have
 */
export async function priceGoods(
  tx: Transaction,
  order: Order,
  goods: readonly CorrectedGoods[],
  options: PriceGoodsOptions,
): Promise<PricedGoods> {
  const lines = goods.map(({ line }) => line);
  const plain = calculateAmounts(lines, options.settings, order.promo?.percent);
  const samples = await creditAgain(tx, order, goods, { plain, ...options });
  const shipping = await ship(order, goods, plain, options);
  const wanted: Amounts = {
    ...plain,
    shippingPaise: shipping.shippingPaise,
    discountPaise: (await readDiscount(tx, order, plain, options.owner)) + samples.creditPaise,
  };
  const billed = order.payment.isBilled ? await readBills(tx, order.id) : [];
  const priced = priceLines(order, await withRates(goods, options), wanted, billed);
  // What is left to bill may be worth less than the rest of the discount.
  const creditPaise = Math.min(samples.creditPaise, priced.totals.discountPaise);
  return { goods, samples: { ...samples, creditPaise }, shippingWay: shipping.way, ...priced };
}

/** The discount of the promo code or the accepted offer, without sample credit. */
async function readDiscount(
  tx: Transaction,
  { promo }: Order,
  { subtotalPaise }: Amounts,
  { offerVersionId: id }: Owner,
): Promise<number> {
  if (promo) return calculatePercent(subtotalPaise, promo.percent);
  if (id === null) return 0;
  const select = { discountPaise: true } as const;
  const version = await tx.offerVersion.findUniqueOrThrow({ where: { id }, select });
  return Math.min(toSafePaise(version.discountPaise), subtotalPaise);
}

/** Recalculates the order's sample credit for the remaining products, up to the original credit. */
async function creditAgain(
  tx: Transaction,
  order: Order,
  goods: readonly CorrectedGoods[],
  { plain, listing: { rows } }: PriceGoodsOptions & { plain: Amounts },
): Promise<SampleCredit> {
  const paid = await readCredited(tx, order);
  const lines = goods.map(({ line }) => line);
  const again = creditSamples(paid, lines, rows, plain.subtotalPaise - plain.discountPaise);
  return { ...again, creditPaise: Math.min(again.creditPaise, order.totals.sampleCreditPaise) };
}

interface Shipped {
  shippingPaise: number;
  way: ShippingWay | null;
}

async function ship(
  order: Order,
  goods: readonly CorrectedGoods[],
  plain: Amounts,
  { owner, listing, settings, shippingWay: requested }: PriceGoodsOptions,
): Promise<Shipped> {
  const agreed = { shippingPaise: order.totals.shippingPaise, way: order.shippingWay };
  if (requested === undefined && owner.offerVersionId !== null) return agreed;
  if (!settings.freight) {
    refuse("shippingWay", (t) =>
      requested === undefined
        ? null
        : t("This shop has one fee for shipping, and no ways to choose."),
    );
    return order.shippingWay === null ? { ...agreed, shippingPaise: plain.shippingPaise } : agreed;
  }
  const way = requested ?? order.shippingWay ?? undefined;
  const place = { pin: order.shipTo.zipCode, shippingWay: way };
  const lines = goods.map(({ line }) => line);
  const shipping = await shipCart(lines, place, settings.freight, listing.sources);
  const problem = shippingProblem(shipping, { shippingWay: way, shippingAddress: order.shipTo });
  if (problem && requested !== undefined)
    throw new Refusal("shipping_on_request", problem, { at: "shippingWay" });
  const { chosen } = shipping;
  if (problem || !chosen || chosen.amountPaise === null) return agreed;
  return { shippingPaise: chosen.amountPaise, way: chosen.way };
}

/** Existing lines keep their tax rates; added lines have today's. */
async function withRates(
  goods: readonly CorrectedGoods[],
  { listing: { sources }, settings }: PriceGoodsOptions,
): Promise<RatedLine[]> {
  const rates = await sources.readRates();
  const own = goods.map(({ before }) => before?.tax?.rateBasisPoints ?? 0);
  const usual = settings.gst?.defaultRateBasisPoints ?? Math.max(...own);
  return goods.map(({ before, line: { pricePaise, quantity, basis, hsnCode } }) => ({
    id: before?.id ?? null,
    pricePaise,
    quantity,
    basis,
    rateBasisPoints:
      before?.tax?.rateBasisPoints ?? rateFor(rates, hsnCode)?.rateBasisPoints ?? usual,
  }));
}
