import "server-only";
import type { Db } from "@/lib/db/client";
import type { LeadTime } from "@/lib/shop/working-time/calendar";
import { IN_SHOP } from "./presence";

/**
 * Reads the lead times of products in one query, in the order of `ids`, in working days. Null means the shop's
 * default, also for a product that does not exist.
 */
export async function readLeadTimes(db: Db, ids: readonly string[]): Promise<LeadTime[]> {
  if (ids.length === 0) return [];
  const rows = await db.product.findMany({
    where: { ...IN_SHOP, id: { in: [...ids] } },
    select: { id: true, leadDays: true },
  });
  const days = new Map(rows.map(({ id, leadDays }) => [id, leadDays]));
  return ids.map((id) => days.get(id) ?? null);
}
