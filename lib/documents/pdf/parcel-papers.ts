import "server-only";
import type { Db } from "@/lib/db/client";
import { requireOrders } from "@/lib/orders/require-order";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { LabelSheet } from "./label-sheets";
import type { PaperFile } from "./paper-file";
import { renderLabels } from "./render-labels";
import { renderSlips } from "./render-slips";

/** What is printed at the packing table, for whoever may read all orders. */

const nameOf = (what: string, orders: readonly { orderId: string }[]) =>
  orders.length === 1 ? `${what}-${orders[0]?.orderId}.pdf` : `${what}s.pdf`;

/** @throws AppError not_found */
export async function packingSlips(db: Db, names: readonly string[]): Promise<PaperFile> {
  const orders = await requireOrders(db, names);
  const content = await renderSlips(orders, await readShopSettings(db));
  return { name: nameOf("packing-slip", orders), content };
}

/** @throws AppError not_found */
export async function addressLabels(
  db: Db,
  names: readonly string[],
  sheet: LabelSheet = "4x6",
): Promise<PaperFile> {
  const orders = await requireOrders(db, names);
  const content = await renderLabels(orders, await readShopSettings(db), sheet);
  return { name: nameOf("label", orders), content };
}
