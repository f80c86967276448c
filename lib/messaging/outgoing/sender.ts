import "server-only";
import { connect } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { logTrouble } from "@/lib/messaging/queue/job-error";

export interface SenderOptions {
  databaseUrl: string;
  /** Wraps what goes to one receiver, from the first to the last. */
  around?: ((work: () => Promise<void>) => Promise<void>) | undefined;
}

export interface Sender {
  /** Takes no more, waits for what is under way, and closes. */
  stop(): Promise<void>;
}

interface Outgoing<Due> {
  /** Takes what is due and goes to nobody in `busy`. */
  take: (db: PrismaClient, due: { now: Date; busy: readonly string[] }) => Promise<Due[]>;
  send: (db: PrismaClient, due: Due) => Promise<unknown>;
  receiverOf: (due: Due) => string;
  /** The log message on failure. What was under way is tried again once its lease is over. */
  failed: string;
}

const LOOK_MS = 1_000;
const CONNECTIONS = 1;

/** Sends what is due until it is stopped. A receiver that answers slowly delays only itself. */
export function startSender<Due>(
  { databaseUrl, around = (work) => work() }: SenderOptions,
  { take, send, receiverOf, failed }: Outgoing<Due>,
): Sender {
  const db = connect(databaseUrl, CONNECTIONS);
  const underWay = new Map<string, Promise<void>>();
  let isStopped = false;
  let looking: Promise<void> | undefined;
  const complain = logTrouble(failed);

  async function look(): Promise<void> {
    const due = await take(db, { now: new Date(), busy: [...underWay.keys()] });
    for (const [receiver, theirs = []] of Object.entries(Object.groupBy(due, receiverOf))) {
      const work = around(() => sendAll(theirs)).finally(() => {
        underWay.delete(receiver);
        // Perhaps more of them wait.
        lookNow();
      });
      underWay.set(receiver, work);
    }
  }

  async function sendAll(due: readonly Due[]): Promise<void> {
    await Promise.all(due.map((each) => send(db, each).catch(complain)));
  }

  function lookNow(): void {
    if (isStopped || looking) return;
    looking = look()
      .catch(complain)
      .finally(() => (looking = undefined));
  }

  const timer = setInterval(lookNow, LOOK_MS);
  lookNow();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await looking;
      await Promise.all(underWay.values());
      await db.$disconnect();
    },
  };
}
