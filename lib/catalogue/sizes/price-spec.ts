import "server-only";
import type { Db } from "@/lib/db/client";
import { toRupees } from "@/lib/pricing/money";
import { SIZE_BASIS, type SizeSpec } from "@/lib/pricing/size-spec";
import { expectedDispatch, type DispatchRules } from "@/lib/shop/working-time/calendar";
import { priceByTable, type PricedSpec, type QuantityPrice } from "./price-by-table";
import { readSizeTable } from "./read-table";
import type { SizePriceAnswer } from "./schemas";

/** Priced by a saved version of the table. */
export interface VersionPrice extends PricedSpec {
  version: number;
  at: OrderedAt;
}

/** Time of the order and the shop's working days, which decide when it is ready. */
export interface OrderedAt {
  moment: Date;
  rules: DispatchRules;
}

/**
 * Prices a spec by the table that holds now.
 * @param style any text
 * @throws all errors of priceByTable
 */
export async function priceSpec(
  db: Db,
  style: string,
  spec: SizeSpec,
  quantities: readonly number[],
  at: OrderedAt,
): Promise<VersionPrice> {
  const { table, version } = await readSizeTable(db);
  return { ...priceByTable({ table, style, spec, quantities, ...at }), version, at };
}

export const toPriceAnswer = ({
  spec,
  blank,
  version,
  prices,
  at,
}: VersionPrice): SizePriceAnswer => ({
  spec,
  blank,
  table: version,
  prices: prices.map((price) => toQuantityAnswer(price, at)),
});

/** Without parts, cost and margin. */
export const toQuantityAnswer = (price: QuantityPrice, { moment, rules }: OrderedAt) => ({
  quantity: price.quantity,
  price: toRupees(price.pricePaise),
  basis: SIZE_BASIS,
  total: toRupees(price.totalPaise),
  setup: toRupees(price.setupPaise),
  tool: toRupees(price.toolPaise),
  weight: price.weightGrams,
  leadDays: price.leadDays,
  readyBy: expectedDispatch(rules, moment, [price.leadDays]),
});
