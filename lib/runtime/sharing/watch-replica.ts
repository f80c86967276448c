import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { impatientSocket } from "../../db/impatient-socket.ts";
import { log } from "../../base/log.ts";
import { processWide } from "../../base/process-wide.ts";
import { steadyNow, lastExpiredAt } from "../../http/cache/expired-tags.ts";

/** Repeatedly asks the primary how far it has written and the replica whether it has replayed that. */

/**
 * Decides whether the replica may be read: it has replayed everything that the primary had written at a moment that
 * is recent and later than the last change of anything cached. So nothing that was expired by a change is read again
 * in its old state.
 */

/** Maximum lag of a replica, in milliseconds. */
const MAX_LAG_MS = 5_000;

export class ReplicaTrust {
  #confirmedAt = -Infinity;

  /** Notes that the replica has everything that the primary had written at `moment` (monotonic clock). */
  confirm(moment: number): void {
    this.#confirmedAt = Math.max(this.#confirmedAt, moment);
  }

  holds(now = steadyNow()): boolean {
    return this.#confirmedAt > lastExpiredAt() && now - this.#confirmedAt < MAX_LAG_MS;
  }
}

const ASK_MS = 50;
const RETRY_MS = 1_000;
/** Milliseconds without an answer after which a server is treated as dead. */
const SILENCE_MS = 5_000;

export interface Databases {
  /** URL of the server itself, without a pooler. */
  primaryUrl: string;
  replicaUrl: string;
}

function connectionTo(url: string): pg.Client {
  const stream = () => impatientSocket(SILENCE_MS);
  const client = new pg.Client({ connectionString: url, application_name: "shop-replica", stream });
  client.on("error", () => undefined);
  return client;
}

async function writtenBy(primary: pg.Client): Promise<string> {
  const { rows } = await primary.query<{ lsn: string }>(
    "SELECT pg_current_wal_insert_lsn() AS lsn",
  );
  return rows[0]?.lsn ?? "";
}

/** Returns false for a server that is not a replica, because it has replayed nothing. */
async function hasReplayed(replica: pg.Client, lsn: string): Promise<boolean> {
  const { rows } = await replica.query<{ replayed: boolean | null }>(
    "SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS replayed",
    [lsn],
  );
  return rows[0]?.replayed === true;
}

/** Runs until one of the two connections breaks; a long wait breaks it as well. */
async function confirmAll(
  primary: pg.Client,
  replica: pg.Client,
  confirm: (moment: number) => void,
): Promise<never> {
  for (;;) {
    const moment = steadyNow();
    const lsn = await writtenBy(primary);
    while (!(await hasReplayed(replica, lsn))) await sleep(ASK_MS, undefined, { ref: false });
    confirm(moment);
    await sleep(ASK_MS, undefined, { ref: false });
  }
}

async function watch({ primaryUrl, replicaUrl }: Databases, trust: ReplicaTrust): Promise<never> {
  let isRelied: boolean | undefined;
  const confirm = (moment: number) => {
    trust.confirm(moment);
    if (!isRelied) log.info("Public reads go to the replica");
    isRelied = true;
  };
  for (;;) {
    const [primary, replica] = [connectionTo(primaryUrl), connectionTo(replicaUrl)];
    try {
      await Promise.all([primary.connect(), replica.connect()]);
      await confirmAll(primary, replica, confirm);
    } catch (error) {
      // Logged once per outage, however long it lasts.
      if (isRelied !== false) log.error("The replica cannot be relied on", error);
      isRelied = false;
    }
    await Promise.allSettled([primary.end(), replica.end()]);
    await sleep(RETRY_MS, undefined, { ref: false });
  }
}

/** Reports to lib/db/public-read.ts, which is bundled separately, whether the replica may be read. */
export function watchReplica(databases: Databases): void {
  const trust = new ReplicaTrust();
  processWide<{ mayAskReplica: () => boolean }>().mayAskReplica = () => trust.holds();
  void watch(databases, trust);
}
