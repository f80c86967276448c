import type { MetricObjectWithValues, MetricValue } from "prom-client";

/**
 * How the processes of one shop tell each other what they measured. A scrape reaches one of the web
 * processes; it asks the supervisor, which asks all of them, so that the answer adds up. Each question
 * has a number, which its answer repeats.
 */

export type Measurements = MetricObjectWithValues<MetricValue<string>>[];

export interface Messages {
  /** A web process to the supervisor: somebody wants to know. */
  scrape: { scrape: number };
  /** Back: in Prometheus' format, or without a text when one of the processes did not tell. */
  scraped: { scraped: number; text?: string };
  /** The supervisor to a web process: tell what you measured. */
  collect: { collect: number };
  collected: { collected: number; measurements: Measurements };
}

/** Whether this is the message of that name, and the one with the number where one is given. */
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
 * The answer of that name and number.
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
