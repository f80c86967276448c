import { rateCounters } from "../../limits/rate-counters.ts";
import { DatabaseListener } from "./database-listener.ts";
import { shareCounts } from "./share-counts.ts";
import { shareExpiry } from "./share-expiry.ts";

/**
 * Shares with the other web processes what has to hold over all; the answer ends it in order. `databaseUrl` leads to
 * the server itself.
 */
export function shareWithOthers(databaseUrl: string): () => Promise<void> {
  const listener = new DatabaseListener(databaseUrl);
  const told = shareExpiry(listener);
  shareCounts(listener, rateCounters());
  listener.start();
  return async () => {
    await told();
    await listener.stop();
  };
}
