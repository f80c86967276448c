import "server-only";
import type { Db } from "@/lib/db/client";

/** Whether a page stands at the address of this id: that of a product, or what there is to say of one that is gone. */
export async function hasProductPage(db: Db, id: string): Promise<boolean> {
  const row = await db.product.findFirst({ where: { id, draft: false }, select: { id: true } });
  return row !== null;
}
