import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { announce, isAsked } from "@/lib/messaging/events/announce";
import { fieldsWith, getColumn } from "./product-fields";

/**
 * Columns whose change alone sends no `product.changed`: a sale or a review is no edit, and the last four follow from
 * others or from where a product is shown. Every other column counts, new ones too.
 */
export const SILENT_COLUMNS: ReadonlySet<string> = new Set([
  ...fieldsWith("isSilent").map(getColumn),
  "rating",
  "reviewCount",
  "isDemo",
  "updatedAt",
  "featuredPosition",
  "stockBand",
  "stockState",
  "searchText",
]);

/** Changes locked products, and announces those that the change touched and those that run low by it. */
export async function announceChanges<Changed>(
  tx: Transaction,
  ids: readonly string[],
  change: () => Promise<Changed>,
): Promise<Changed> {
  if (!(await isAsked(tx, "product.changed", "stock.low"))) return change();
  const before = await readProducts(tx, ids);
  const changed = await change();
  const after = await readProducts(tx, ids);
  const found = [...after].filter(([id, product]) => before.get(id)?.text !== product.text);
  const low = [...after].filter(
    ([id, { state }]) => before.get(id)?.state === "in-stock" && RUNS_LOW.has(state),
  );
  await announce(tx, "product.changed", found.map(getId));
  await announce(tx, "stock.low", low.map(getId));
  return changed;
}

const RUNS_LOW: ReadonlySet<string> = new Set(["low", "out-of-stock"]);

const getId = ([id]: readonly [string, unknown]): string => id;

async function readProducts(tx: Transaction, ids: readonly string[]) {
  const where: Prisma.ProductWhereInput = { id: { in: [...ids] } };
  const products = await tx.product.findMany({ where });
  return new Map(products.map((product) => [product.id, toCompared(product)]));
}

const toCompared = ({ stockState: state, ...product }: { stockState: string }) => ({
  state,
  text: JSON.stringify(Object.entries(product).filter(([column]) => !SILENT_COLUMNS.has(column))),
});
