import "server-only";
import { log } from "@/lib/base/log";
import { connect } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { deliver, takeDue, type DueDelivery } from "./deliver";

/** Something that is sent to others: webhooks, notifications. */
export interface Outgoing<Due> {
  /** Takes what is due, for receivers that are not in `busy`. */
  take: (db: PrismaClient, at: { now: Date; busy: readonly string[] }) => Promise<Due[]>;
  receiverOf: (due: Due) => string;
  deliver: (db: PrismaClient, due: Due) => Promise<unknown>;
  /** The log message when it could not be sent; it is tried again once its lease is over. */
  failed: string;
}

export interface SenderOptions<Due> {
  databaseUrl: string;
  outgoing: Outgoing<Due>;
  /** Wraps the deliveries to one receiver, from the first to the last. */
  around?: (work: () => Promise<void>) => Promise<void>;
}

export interface Sender {
  /** Takes no more deliveries, waits for those under way, and closes. */
  stop(): Promise<void>;
}

const LOOK_MS = 1_000;
const CONNECTIONS = 1;

/** Sends until it is stopped. A receiver that answers slowly delays only itself. */
export function startSender<Due>(options: SenderOptions<Due>): Sender {
  const { databaseUrl, outgoing, around = (work) => work() } = options;
  const db = connect(databaseUrl, CONNECTIONS);
  const underWay = new Map<string, Promise<void>>();
  const complain = (error: unknown) => log.error(outgoing.failed, error);
  let isStopped = false;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const due = await outgoing.take(db, { now: new Date(), busy: [...underWay.keys()] });
    for (const [id, deliveries] of Map.groupBy(due, outgoing.receiverOf)) {
      const work = around(() => sendAll(deliveries)).finally(() => {
        underWay.delete(id);
        // Perhaps more of them wait.
        lookNow();
      });
      underWay.set(id, work);
    }
  }

  async function sendAll(deliveries: readonly Due[]): Promise<void> {
    await Promise.all(deliveries.map((due) => outgoing.deliver(db, due).catch(complain)));
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

export const WEBHOOKS: Outgoing<DueDelivery> = {
  take: takeDue,
  receiverOf: ({ webhookId }) => webhookId,
  deliver,
  failed: "Webhooks could not be sent",
};
