import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { CompanyRule } from "@/lib/companies/rules/rule-schemas";
import { invalidField } from "@/lib/base/errors";
import type { CartLine } from "@/lib/orders/cart/cart-line";
import type { LockedOrder } from "@/lib/orders/lock-order";
import type { Order } from "@/lib/orders/order";
import { chargedPaise, readRefundSums } from "@/lib/payments/refund-sums";
import { formatRupees } from "@/lib/pricing/money";
import { arrivalAfter } from "@/lib/shop/delivery/delivery-promise";
import { toDestination } from "@/lib/shop/gst/pin-states";
import { expectedDispatch } from "@/lib/shop/working-time/calendar";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { requirePayable, rulesOfCorrection } from "./check-buyer";
import { correctLines, toCartLine, type CorrectedGoods } from "./correct-lines";
import { readLineFacts } from "./line-facts";
import { openListing, type Owner } from "./listing";
import { type PricedGoods, priceGoods } from "./price-goods";
import type { Corrected } from "./schemas";
import { type NewDays, writeGoods } from "./write-goods";

export interface CorrectGoodsOptions {
  held: LockedOrder;
  owner: Owner;
  requested: Pick<Corrected, "lines" | "shippingWay">;
  settings: ShopSettings;
  /** The order before the correction. */
  first: Order;
}

export interface GoodsCorrected {
  goods: readonly CorrectedGoods[];
  caught: CompanyRule[];
  changedProducts: string[];
}

/** Corrects lines and shipping method of a locked order. */
export async function correctGoods(
  tx: Transaction,
  order: Order,
  { held, owner, requested, settings, first }: CorrectGoodsOptions,
): Promise<GoodsCorrected> {
  const { lines = [], shippingWay } = requested;
  const facts = await readLineFacts(tx, order.id);
  const added = lines.flatMap(({ product }) => product ?? []);
  const listing = await openListing(tx, order, { owner, facts, added });
  const goods = await correctLines(order, lines, { held, facts, listing });
  requireRemainder(held, goods, facts);
  const priced = await priceGoods(tx, order, goods, { owner, listing, settings, shippingWay });
  const { totalPaise } = priced.totals;
  await requireCreditsCovered(tx, first, totalPaise);
  await requirePayable(tx, first, { owner, totalPaise, settings });
  const caught = await rulesOfCorrection(tx, first, {
    owner,
    before: {
      lines: first.lines.map(toCartLine),
      totals: first.totals,
      shippingAddress: first.shipTo,
    },
    after: { lines: cartLines(goods), totals: priced.totals, shippingAddress: order.shipTo },
    memberId: undefined,
  });
  const days = findNewDays(order, priced, settings);
  const changedProducts = await writeGoods(tx, order, { ...priced, facts, days });
  return { goods, caught, changedProducts };
}

export const cartLines = (goods: readonly CorrectedGoods[]): CartLine[] =>
  goods.map(({ line }) => line);

/** @throws AppError invalid_input when no goods would be left to send */
function requireRemainder(
  { partlyDispatched }: LockedOrder,
  goods: readonly CorrectedGoods[],
  facts: Awaited<ReturnType<typeof readLineFacts>>,
): void {
  const isOpen = goods.some(
    ({ before, line }) =>
      line.kind !== "fee" &&
      line.kind !== "tool" &&
      line.quantity > (before ? (facts.get(before.id)?.gone ?? 0) : 0),
  );
  if (!partlyDispatched || isOpen) return;
  throw invalidField("lines", "Nothing would be left to send. End the order short instead.");
}

/** @throws AppError invalid_input when the total would be less than was credited, by a return or a refund */
async function requireCreditsCovered(
  tx: Transaction,
  { id, totals }: Order,
  totalPaise: number,
): Promise<void> {
  const creditedPaise = totals.totalPaise - chargedPaise(await readRefundSums(tx, id));
  if (totalPaise >= creditedPaise) return;
  const amount = formatRupees(creditedPaise);
  throw invalidField(
    "lines",
    `${amount} of this order is already credited. Its total cannot be less.`,
  );
}

/** An added product may take longer than promised, and a pick-up order has no day of arrival. */
function findNewDays(
  order: Order,
  { goods, shippingWay }: Pick<PricedGoods, "goods" | "shippingWay">,
  settings: ShopSettings,
): NewDays {
  const { dispatchBy, kept, shipTo } = order;
  if (dispatchBy === null || kept) return {};
  const added = goods.flatMap(({ before, line }) => (before ? [] : line.leadDays));
  const isMoved = shippingWay !== order.shippingWay;
  if (added.length === 0 && !isMoved) return {};
  const earliest = added.length > 0 ? expectedDispatch(settings, new Date(), added) : dispatchBy;
  const leaves = earliest > dispatchBy ? earliest : dispatchBy;
  const arrival =
    shippingWay === "pickup" ? null : arrivalAfter(settings, { ...toDestination(shipTo), leaves });
  return { dispatchBy: new Date(leaves), deliverBy: arrival && new Date(arrival.latest) };
}
