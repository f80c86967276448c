import cluster, { type Worker } from "node:cluster";
import { answerFrom, isMessage, type Messages } from "./process-messages.ts";

/**
 * Expires the cache in all web processes of one machine: the process that made a change sends it to the supervisor,
 * which sends it to the others and answers when they have expired it. PostgreSQL's notification, which also reaches
 * other machines, comes slightly later than the answer to the owner, whose next request may go to any process.
 */

/**
 * Milliseconds. A process that does not answer within this time gets the change through PostgreSQL, or is replaced.
 */
const TIMEOUT_MS = 1_000;

let requested = 0;

/** In a web process: settles when the others on this machine have expired these tags. */
export async function notifySiblings(tags: readonly string[]): Promise<void> {
  if (!cluster.isWorker || !process.connected) return;
  requested += 1;
  const answer = answerFrom(process, ["told", requested], TIMEOUT_MS);
  process.send?.({ tell: requested, tags } satisfies Messages["tell"]);
  await answer.catch(() => undefined);
}

/** In a web process: expires what another one changed. */
export function hearSiblings(expire: (tags: readonly string[]) => void): void {
  process.on("message", (message) => {
    if (!isMessage("expire", message)) return;
    expire(message.tags);
    process.send?.({ expired: message.expire } satisfies Messages["expired"]);
  });
}

async function haveExpire(worker: Worker, tags: readonly string[]): Promise<void> {
  requested += 1;
  const answer = answerFrom(worker, ["expired", requested], TIMEOUT_MS);
  worker.send({ expire: requested, tags } satisfies Messages["expire"]);
  await answer.catch(() => undefined);
}

/** In the supervisor: forwards the messages of `worker`. */
export function passOnFrom(worker: Worker, others: () => readonly Worker[]): void {
  worker.on("message", (message: unknown) => {
    if (!isMessage("tell", message)) return;
    void Promise.all(others().map((other) => haveExpire(other, message.tags))).then(() => {
      if (worker.isConnected()) worker.send({ told: message.tell } satisfies Messages["told"]);
    });
  });
}
