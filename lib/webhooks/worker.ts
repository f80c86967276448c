import "server-only";
import { log } from "@/lib/base/log";
import { connect } from "@/lib/db/client";
import { deliver, takeDue, type DueDelivery } from "./deliver";

export interface WebhookWorkerOptions {
  databaseUrl: string;
  /** Wraps the deliveries of one webhook, from the first to the last. */
  around?: (work: () => Promise<void>) => Promise<void>;
}

export interface WebhookWorker {
  /** Takes no more deliveries, waits for those under way, and closes. */
  stop(): Promise<void>;
}

const LOOK_MS = 1_000;
const CONNECTIONS = 1;

/** Sends webhooks until it is stopped. A webhook that answers slowly delays only itself. */
export function startWebhookWorker(options: WebhookWorkerOptions): WebhookWorker {
  const { databaseUrl, around = (work) => work() } = options;
  const db = connect(databaseUrl, CONNECTIONS);
  const underWay = new Map<string, Promise<void>>();
  let isStopped = false;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const due = await takeDue(db, { now: new Date(), busy: [...underWay.keys()] });
    for (const [id, deliveries = []] of Object.entries(Object.groupBy(due, byWebhook))) {
      const work = around(() => sendAll(deliveries)).finally(() => {
        underWay.delete(id);
        // Perhaps more of them wait.
        lookNow();
      });
      underWay.set(id, work);
    }
  }

  async function sendAll(deliveries: readonly DueDelivery[]): Promise<void> {
    await Promise.all(deliveries.map((due) => deliver(db, due).catch(complain)));
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

const byWebhook = ({ webhookId }: DueDelivery) => webhookId;

/** What was under way is tried again once its lease is over. */
const complain = (error: unknown) => log.error("Webhooks could not be sent", error);
