import "server-only";
import { changes, type Changes } from "@/lib/audit/record";
import { type AppError, invalidField } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import { insertRows } from "@/lib/db/insert-rows";
import type { ListRow } from "./read-rows";
import type { PriceListTerms } from "./schemas";

/** Columns, rows and audit details shared by the price list verbs. */

export const toTerms = ({ name, from, to, promoCodes }: PriceListTerms): PriceListTerms => ({
  name,
  from,
  to,
  promoCodes,
});

export const termColumns = ({ name, from, to, promoCodes }: PriceListTerms) => ({
  name,
  promoCodes,
  validFrom: from && new Date(from),
  validTo: to && new Date(to),
});

/** Replaces all rows of a list. */
export async function replaceRows(
  tx: Transaction,
  priceListId: string,
  rows: readonly ListRow[],
): Promise<void> {
  await tx.priceListRow.deleteMany({ where: { priceListId } });
  if (rows.length === 0) return;
  const written = rows.map(({ productId, listed }) => {
    const tiers =
      "tiers" in listed ? listed.tiers.map(({ from, pricePaise }) => ({ from, pricePaise })) : null;
    return { priceListId, productId, tiers, percent: "tiers" in listed ? null : listed.percent };
  });
  await tx.$executeRaw(insertRows({ table: "price_list_rows", rows: written }));
}

/** Maximum prices named in an audit entry; beyond it only the count. */
const NAMED_CHANGES = 100;

interface Content {
  terms: PriceListTerms;
  rows: readonly ListRow[];
}

/** Changes of terms and prices, by field and by product. */
export function listChanges(
  before: Content | null,
  after: Content | null,
): { changes: Changes; prices: Changes; pricesChanged: number } {
  const prices = Object.entries(changes(byProduct(before), byProduct(after)));
  return {
    changes: changes(before && before.terms, after && after.terms),
    prices: Object.fromEntries(prices.slice(0, NAMED_CHANGES)),
    pricesChanged: prices.length,
  };
}

const byProduct = (content: Content | null) =>
  Object.fromEntries((content?.rows ?? []).map(({ productId, listed }) => [productId, listed]));

/** @throws AppError invalid_input when another list has the name */
export async function requireFreeName(tx: Transaction, name: string, id?: string): Promise<void> {
  const taken = await tx.priceList.count({ where: { name, ...(id && { id: { not: id } }) } });
  if (taken > 0) throw nameTaken(name);
}

export function nameTaken(name: string): AppError {
  return invalidField("name", `Another price list is named ${name}. Choose another name.`);
}
