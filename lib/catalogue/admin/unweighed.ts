import "server-only";
import type { Db } from "@/lib/db/client";
import { IN_SHOP } from "../presence";
import type { UnweighedProducts } from "./schemas";

/** Maximum number of products named as examples. */
const EXAMPLES = 5;

/** The products whose shipping cannot be priced by weight. */
export async function readUnweighed(db: Db): Promise<UnweighedProducts> {
  const where = { ...IN_SHOP, packedWeight: null };
  const [count, products] = await Promise.all([
    db.product.count({ where }),
    db.product.findMany({
      where,
      orderBy: [{ name: "asc" }, { id: "asc" }],
      select: { id: true, name: true },
      take: EXAMPLES,
    }),
  ]);
  return { count, products: products.map(({ id, name }) => ({ _id: id, name })) };
}
