import cluster, { type Worker } from "node:cluster";

/**
 * How the web processes of one machine forget together: the one that changed something tells the supervisor, which
 * tells the others and answers when they have heard. PostgreSQL's notification, which reaches other machines too,
 * comes a moment later than the answer to the owner, whose next request may meet any process.
 */

interface Message {
  /** From the process that made the change to the supervisor, and back once all others have heard. */
  tell?: number;
  told?: number;
  /** From the supervisor to another process, and back. */
  expire?: number;
  expired?: number;
  tags?: readonly string[];
}

/** Milliseconds. A process that does not hear for so long hears by PostgreSQL, or is replaced. */
const PATIENCE_MS = 1_000;

const messageOf = (message: unknown) => Object(message) as Message;

interface Channel {
  on(event: "message", listener: (message: unknown) => void): unknown;
  off(event: "message", listener: (message: unknown) => void): unknown;
  send(message: Message): unknown;
}

/** Sends a message, and settles when it was answered or nobody will answer. */
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

/** In a web process: settles when the others of this machine have forgotten what has these tags. */
export async function tellSiblings(tags: readonly string[]): Promise<void> {
  if (!cluster.isWorker || !process.connected) return;
  const number = (asked += 1);
  const channel = process as unknown as Channel;
  await ask(channel, { tell: number, tags }, ({ told }) => told === number);
}

/** In a web process: forgets what another one changed. */
export function hearSiblings(expire: (tags: readonly string[]) => void): void {
  process.on("message", (message) => {
    const { expire: number, tags } = messageOf(message);
    if (number === undefined || !tags) return;
    expire(tags);
    process.send?.({ expired: number } satisfies Message);
  });
}

/** In the supervisor: passes on what `worker` tells. */
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
