import "server-only";
import type { Db, Transaction } from "@/lib/db/client";
import { DEFAULT_CONTENT } from "./defaults";
import { LIVE } from "./queries";

const KEY = `${LIVE}testimonials`;

/** Counts the default testimonials on the site, which no customer has written. */
export async function countInvented(db: Db): Promise<number> {
  const row = await db.setting.findUnique({ where: { key: KEY }, select: { key: true } });
  return row ? 0 : DEFAULT_CONTENT.testimonials.items.length;
}

/** Removes the default testimonials from the site; returns how many. Testimonials that the owner wrote stay. */
export async function removeInvented(tx: Transaction): Promise<number> {
  const value = JSON.stringify({ shown: true, items: [] });
  const { count } = await tx.setting.createMany({
    data: [{ key: KEY, value }],
    skipDuplicates: true,
  });
  return count * DEFAULT_CONTENT.testimonials.items.length;
}
