import { paceNow } from "@/e2e/support/faults/pace";
import type { OwnShop } from "./own-shop";

/** Expected responses of a shop while a service that it needs is down. */

export interface Requested {
  path: string;
  method?: string;
  token?: string;
  body?: object;
}

export interface Expected {
  status: number;
  /** The expected Retry-After, in seconds. */
  retryAfter?: number;
  /** A text that the response must contain. */
  text?: string;
  withinMs: number;
}

/** Longer than the shop waits for a database that does not respond. */
const TIMEOUT_MS = 30_000;

export function ask(shop: OwnShop, { path, method, token, body }: Requested): Promise<Response> {
  return fetch(`${shop.origin}${path}`, {
    method,
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { "Content-Type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const isRetriedAfter = ({ headers }: Response, seconds: number | undefined): boolean =>
  seconds === undefined || headers.get("retry-after") === String(seconds);

/** Returns the faults of the response. */
export async function readFaults(
  shop: OwnShop,
  requested: Requested,
  { status, retryAfter, text = "", withinMs }: Expected,
): Promise<string[]> {
  const started = performance.now();
  const answer = await ask(shop, requested).catch((error: unknown) => String(error));
  const took = Math.round(performance.now() - started);
  const call = `${requested.method ?? "GET"} ${requested.path}`;
  if (typeof answer === "string") return [`${call} gets no answer: ${answer}`];
  const said = await answer.text();
  // Scales the limit to the machine's current speed.
  const isInTime = took <= withinMs || took <= withinMs * (await paceNow());
  return [
    ...(answer.status === status ? [] : [`${call} answers ${answer.status}, not ${status}`]),
    ...(isRetriedAfter(answer, retryAfter) ? [] : [`${call}: Retry-After is wrong`]),
    ...(said.includes(text) ? [] : [`${call} does not say “${text}”`]),
    ...(isInTime ? [] : [`${call} takes ${took} ms`]),
  ];
}
