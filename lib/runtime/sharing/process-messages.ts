import type { MetricObjectWithValues, MetricValue } from "prom-client";

/**
 * The messages between the supervisor and the web processes of one machine. Each question has a number, which its
 * answer repeats. A scrape reaches one web process, which asks the supervisor, which asks all of them and adds up the
 * answers. A change is told to the supervisor, which has all others expire it.
 */

export type Measurements = MetricObjectWithValues<MetricValue<string>>[];

export interface Messages {
  /** From a web process to the supervisor: a scrape has arrived. */
  scrape: { scrape: number };
  /** The reply in Prometheus' format; without `text` when one of the processes did not answer. */
  scraped: { scraped: number; text?: string };
  /** From the supervisor to a web process: send your measurements. */
  collect: { collect: number };
  collected: { collected: number; measurements: Measurements };
  /** From a web process to the supervisor: it changed data cached under these tags. */
  tell: { tell: number; tags: readonly string[] };
  /** The reply, once all other web processes have expired them. */
  told: { told: number };
  /** From the supervisor to another web process: expire these tags. */
  expire: { expire: number; tags: readonly string[] };
  expired: { expired: number };
}

/** Reports whether this is a message of that name and, when `number` is given, with that number. */
export function isMessage<Name extends keyof Messages>(
  name: Name,
  message: unknown,
  number?: number,
): message is Messages[Name] {
  const found = (Object(message) as Record<string, unknown>)[name];
  return typeof found === "number" && (number === undefined || found === number);
}

interface Channel {
  on(event: "message", listener: (message: unknown) => void): unknown;
  off(event: "message", listener: (message: unknown) => void): unknown;
}

/**
 * Resolves to the reply of that name and number.
 * @throws when it does not come in time
 */
export function answerFrom<Name extends keyof Messages>(
  channel: Channel,
  [name, number]: [Name, number],
  milliseconds: number,
): Promise<Messages[Name]> {
  const { promise, resolve, reject } = Promise.withResolvers<Messages[Name]>();
  const listen = (message: unknown) => {
    if (isMessage(name, message, number)) resolve(message);
  };
  const timer = setTimeout(() => reject(new Error("A process does not answer.")), milliseconds);
  channel.on("message", listen);
  return promise.finally(() => {
    clearTimeout(timer);
    channel.off("message", listen);
  });
}
