import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { Bill } from "@/lib/documents/dispatch-figures";
import { readBills } from "@/lib/documents/read-figures";
import { Refusal, refuse } from "@/lib/i18n/refusal";
import { shipCart } from "@/lib/orders/cart/cart-shipping";
import { creditSamples, type SampleCredit } from "@/lib/orders/cart/sample-credit";
import type { Order } from "@/lib/orders/order";
import { shippingProblem } from "@/lib/orders/place/order-refusal";
import { addGst, calculateShares, type LineShares, type LineTax } from "@/lib/pricing/gst";
import { calculatePercent } from "@/lib/pricing/money";
import { addFlatTax, calculateAmounts, type Amounts, type Totals } from "@/lib/pricing/totals";
import { rateFor } from "@/lib/shop/gst/rate-of-day";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { ShippingWay } from "@/lib/db/generated/enums";
import type { CorrectedGoods } from "./correct-lines";
import type { Listing, Owner } from "./listing";
import { keepBilled, withBilledTaxes } from "./keep-billed";
import { readCredited } from "./sample-lines";

export interface PricedGoods {
  goods: readonly CorrectedGoods[];
  totals: Totals;
  shippingWay: ShippingWay | null;
  samples: SampleCredit;
  /** One for each line; null under the flat tax. */
  lineTaxes: readonly LineTax[] | null;
  roundOffPaise: number;
  /** Of an order of which a part was billed: each line's share of the discount. */
  shares: readonly LineShares[] | null;
}

interface PriceGoodsOptions {
  owner: Owner;
  listing: Listing;
  settings: ShopSettings;
  /** The way that is asked for; undefined keeps the order's. */
  shippingWay: ShippingWay | undefined;
}

/**
 * Adds up the corrected lines of an order as the cart does: a promo code's percent, the credit of samples, shipping of
 * today and tax. The order keeps its promo code, its regime of tax, and the rates of the lines that it had; an offer's
 * discount and shipping stay as they were agreed.
 * @throws AppError shipping_on_request; invalid_input for a way of shipping that the shop does not have
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
    discountPaise: agreedDiscount(order, plain, options.owner) + samples.creditPaise,
  };
  const billed = order.payment.isBilled ? await readBills(tx, order.id) : [];
  const kept = billed.length > 0 ? keepBilled(goods, billed, wanted) : null;
  const amounts = kept?.amounts ?? wanted;
  const taxing = { amounts, shares: kept?.shares, bills: billed };
  const taxed = await addTax(order, goods, { ...taxing, ...options });
  return { goods, samples, shippingWay: shipping.way, shares: kept?.shares ?? null, ...taxed };
}

/** Without the credit of samples. */
function agreedDiscount({ promo, totals }: Order, plain: Amounts, { offerVersionId }: Owner) {
  if (promo) return calculatePercent(plain.subtotalPaise, promo.percent);
  const agreedPaise = totals.discountPaise - totals.sampleCreditPaise;
  return offerVersionId === null ? 0 : Math.min(agreedPaise, plain.subtotalPaise);
}

/** The samples that the order credited, by what is left of their products; no more than it credited. */
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
  { owner, listing, settings, shippingWay: asked }: PriceGoodsOptions,
): Promise<Shipped> {
  const agreed = { shippingPaise: order.totals.shippingPaise, way: order.shippingWay };
  if (asked === undefined && owner.offerVersionId !== null) return agreed;
  if (!settings.freight) {
    refuse("shippingWay", (t) =>
      asked === undefined ? null : t("This shop has one fee for shipping, and no ways to choose."),
    );
    return order.shippingWay === null ? { ...agreed, shippingPaise: plain.shippingPaise } : agreed;
  }
  const way = asked ?? order.shippingWay ?? undefined;
  const place = { pin: order.shipTo.zipCode, shippingWay: way };
  const lines = goods.map(({ line }) => line);
  const shipping = await shipCart(lines, place, settings.freight, listing.sources);
  const problem = shippingProblem(shipping, { shippingWay: way, shippingAddress: order.shipTo });
  if (problem && asked !== undefined)
    throw new Refusal("shipping_on_request", problem, { at: "shippingWay" });
  const { chosen } = shipping;
  if (problem || !chosen || chosen.amountPaise === null) return agreed;
  return { shippingPaise: chosen.amountPaise, way: chosen.way };
}

interface Taxing extends PriceGoodsOptions {
  amounts: Amounts;
  shares: readonly LineShares[] | undefined;
  bills: readonly Bill[];
}

async function addTax(
  { gst, totals: { taxPercent } }: Order,
  goods: readonly CorrectedGoods[],
  { amounts, shares, bills, listing: { sources }, settings }: Taxing,
): Promise<Pick<PricedGoods, "totals" | "lineTaxes" | "roundOffPaise">> {
  if (!gst) return { totals: addFlatTax(amounts, taxPercent), lineTaxes: null, roundOffPaise: 0 };
  const rates = await sources.readRates();
  const own = goods.map(({ before }) => before?.tax?.rateBasisPoints ?? 0);
  const usual = settings.gst?.defaultRateBasisPoints ?? Math.max(...own);
  const lines = goods.map(({ before, line }) => ({
    pricePaise: line.pricePaise,
    quantity: line.quantity,
    basis: line.basis,
    rateBasisPoints:
      before?.tax?.rateBasisPoints ?? rateFor(rates, line.hsnCode)?.rateBasisPoints ?? usual,
  }));
  const split = shares ?? calculateShares(lines, amounts.discountPaise, amounts.shippingPaise);
  const computed = addGst(lines, amounts, gst.sellerState === gst.placeOfSupply, split);
  return shares ? withBilledTaxes(goods, bills, computed) : computed;
}
