import type { PrismaClient } from "@/lib/db/generated/client";
import { poll } from "@/lib/base/poll";

/** Holds real transactions at defined points, to test concurrent writes. */

export interface HeldOpen {
  /** The same database, but its first transaction stays open after its work. */
  db: PrismaClient;
  /** Settles when that work is done. */
  reached: Promise<unknown>;
  /** Lets the transaction commit. */
  release: () => void;
}

type Work = (tx: unknown) => Promise<unknown>;

export function heldOpen(db: PrismaClient): HeldOpen {
  const work = Promise.withResolvers<true>();
  const leave = Promise.withResolvers<true>();
  const stopBeforeCommit = (run: Work): Work => {
    return async (tx) => {
      const result = await run(tx);
      work.resolve(true);
      await leave.promise;
      return result;
    };
  };
  const transaction = (run: Work) =>
    (db.$transaction as (run: Work) => unknown)(stopBeforeCommit(run));
  const proxy = new Proxy(db, {
    get(target, name) {
      if (name === "$transaction") return transaction;
      const value = Reflect.get(target, name) as unknown;
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  return { db: proxy, reached: work.promise, release: () => leave.resolve(true) };
}

/** Waits until `attempt` waits for a lock, or has ended without one. */
export async function untilBlocked(db: PrismaClient, attempt: Promise<unknown>): Promise<void> {
  let ended = false;
  const note = () => {
    ended = true;
  };
  attempt.then(note, note);
  await poll(60, async () => {
    const [row] = await db.$queryRaw<{ waiting: bigint }[]>`
      SELECT count(*) AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return ended || (row?.waiting ?? 0n) > 0n;
  });
}
