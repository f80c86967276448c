import "server-only";
import { productTags } from "@/lib/cache-tags";
import { connect } from "@/lib/db/client";
import { log } from "@/lib/log";
import { lapseUnconfirmed } from "@/lib/orders/lapse-unconfirmed";

const INTERVAL_MS = 5 * 60 * 1000;

/** Makes the web process forget the pages under these tags. */
type Expire = (tags: readonly string[]) => Promise<void>;

/** Looks after orders that nobody has confirmed, every five minutes; see lib/orders/lapse-unconfirmed.ts. */
export function startUnconfirmedOrders(
  databaseUrl: string,
  expire: Expire,
): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => lapseOnce(databaseUrl, expire));
  }, INTERVAL_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

async function lapseOnce(databaseUrl: string, expire: Expire): Promise<void> {
  const db = connect(databaseUrl, 1);
  try {
    const { reminded, cancelled, changedProducts } = await lapseUnconfirmed(db);
    if (changedProducts.length > 0) await expire(tagsOf(changedProducts));
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

function tagsOf(products: readonly string[]): string[] {
  return productTags(products).slice(-1000);
}
