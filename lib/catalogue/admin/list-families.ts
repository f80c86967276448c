import "server-only";
import type { Db } from "@/lib/db/client";
import type { ProductFamily } from "./schemas";
import { NOT_ARCHIVED } from "../presence";

/** Families by name, each with the number of its sizes; one that has none, such as after the demo, is left out. */
export async function listFamilies(db: Db): Promise<ProductFamily[]> {
  const rows = await db.productFamily.findMany({
    where: { products: { some: NOT_ARCHIVED } },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: { id: true, name: true, _count: { select: { products: { where: NOT_ARCHIVED } } } },
  });
  return rows.map(({ id, name, _count }) => ({ _id: id, name, products: _count.products }));
}
