import pg from "pg";
import { log } from "../../base/log.ts";
import { drainCounts } from "../../http/visits/counts.ts";
import { writeCounts } from "../../http/visits/write-counts.ts";

const EVERY_MS = 60_000;
const TIMEOUT_MS = 5_000;

/**
 * Writes once a minute what this process counted (lib/dashboard/visits), by a connection of that moment. What cannot be written
 * is lost: figures are worth no wait. Returns a function that writes the rest.
 */
export function persistCounts(databaseUrl: string, every = EVERY_MS): () => Promise<void> {
  const write = async () => {
    const counts = drainCounts();
    if (!counts) return;
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await writeCounts(client, counts);
    } catch (error) {
      log.error("Searches and visits of a minute could not be counted", error);
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const timer = setInterval(() => void write(), every).unref();
  return async () => {
    clearInterval(timer);
    await write();
  };
}
