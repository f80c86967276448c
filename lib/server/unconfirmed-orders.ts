import "server-only";
import { productTags } from "@/lib/cache-tags";
import { connect } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { EXPIRED_TAGS_CHANNEL, expiryPayloads } from "@/lib/expired-tags-channel";
import { log } from "@/lib/log";
import { lapseUnconfirmed } from "@/lib/fulfilment/lapse-unconfirmed";

/** Looks after orders that nobody has confirmed; see lib/fulfilment/lapse-unconfirmed.ts. */
export async function lapseOnce(databaseUrl: string): Promise<void> {
  const db = connect(databaseUrl, 1);
  try {
    const { reminded, cancelled, changedProducts } = await lapseUnconfirmed(db);
    await tellExpired(db, changedProducts);
    if (reminded + cancelled === 0) return;
    log.info(`Unconfirmed orders: ${reminded} reminded, ${cancelled} cancelled`);
  } catch (error) {
    log.error(
      "Unconfirmed orders could not be looked after; the next try is in five minutes",
      error,
    );
  } finally {
    await db.$disconnect();
  }
}

/** Has the web processes forget what shows these products. */
async function tellExpired(db: PrismaClient, products: readonly string[]): Promise<void> {
  if (products.length === 0) return;
  for (const payload of expiryPayloads(productTags(products))) {
    await db.$executeRaw`SELECT pg_notify(${EXPIRED_TAGS_CHANNEL}, ${payload})`;
  }
}
