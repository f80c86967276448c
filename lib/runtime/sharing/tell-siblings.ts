import cluster, { type Worker } from "node:cluster";

/**
 * Expires the cache in all web processes of one machine: the process that made a change sends it to the supervisor,
 * which sends it to the others and answers when they have expired it. PostgreSQL's notification, which also reaches
 * other machines, comes slightly later than the answer to the owner, whose next request may go to any process.
 */

interface Message {
  /** From the process that made the change to the supervisor, and back once all others have expired it. */
  tell?: number;
  told?: number;
  /** From the supervisor to another process, and back. */
  expire?: number;
  expired?: number;
  tags?: readonly string[];
}

/**
 * Milliseconds. A process that does not answer within this time gets the change through PostgreSQL, or is replaced.
 */
const PATIENCE_MS = 1_000;

const messageOf = (message: unknown) => Object(message) as Message;

interface Channel {
  on(event: "message", listener: (message: unknown) => void): unknown;
  off(event: "message", listener: (message: unknown) => void): unknown;
  send(message: Message): unknown;
}

/** Sends a message. Settles when it was answered or when no answer can come any more. */
function ask(channel: Channel, message: Message, isAnswer: (answer: Message) => boolean) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const listen = (answer: unknown) => {
    if (isAnswer(messageOf(answer))) resolve(undefined);
  };
  const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  channel.on("message", listen);
  channel.send(message);
  return promise.finally(() => {
    clearTimeout(timer);
    channel.off("message", listen);
  });
}

let asked = 0;

/** In a web process: settles when the others on this machine have expired these tags. */
export async function tellSiblings(tags: readonly string[]): Promise<void> {
  if (!cluster.isWorker || !process.connected) return;
  const number = (asked += 1);
  const channel = process as unknown as Channel;
  await ask(channel, { tell: number, tags }, ({ told }) => told === number);
}

/** In a web process: expires what another one changed. */
export function hearSiblings(expire: (tags: readonly string[]) => void): void {
  process.on("message", (message) => {
    const { expire: number, tags } = messageOf(message);
    if (number === undefined || !tags) return;
    expire(tags);
    process.send?.({ expired: number } satisfies Message);
  });
}

/** In the supervisor: forwards the messages of `worker`. */
export function passOnFrom(worker: Worker, others: () => readonly Worker[]): void {
  worker.on("message", (message: unknown) => {
    const { tell, tags } = messageOf(message);
    if (tell === undefined || !tags) return;
    void Promise.all(
      others().map((other) => {
        const number = (asked += 1);
        return ask(other, { expire: number, tags }, ({ expired }) => expired === number);
      }),
    ).then(() => worker.isConnected() && worker.send({ told: tell } satisfies Message));
  });
}
