import { paceNow } from "@/e2e/support/pace";
import type { OwnShop } from "./own-shop";

/** What a shop has to answer while something that it needs is away. */

export interface Asked {
  path: string;
  method?: string;
  token?: string;
  body?: object;
}

export interface Expected {
  status: number;
  /** What Retry-After has to be, in seconds. */
  retryAfter?: number;
  /** What has to stand in the answer. */
  text?: string;
  withinMs: number;
}

/** Longer than the shop waits for a database that is silent. */
const PATIENCE_MS = 30_000;

export function ask(shop: OwnShop, { path, method, token, body }: Asked): Promise<Response> {
  return fetch(`${shop.origin}${path}`, {
    method,
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { "Content-Type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const isRetriedAfter = ({ headers }: Response, seconds: number | undefined): boolean =>
  seconds === undefined || headers.get("retry-after") === String(seconds);

/** What is wrong with the answer, if anything is. */
export async function faultsOf(
  shop: OwnShop,
  asked: Asked,
  { status, retryAfter, text = "", withinMs }: Expected,
): Promise<string[]> {
  const started = performance.now();
  const answer = await ask(shop, asked).catch((error: unknown) => String(error));
  const took = Math.round(performance.now() - started);
  const call = `${asked.method ?? "GET"} ${asked.path}`;
  if (typeof answer === "string") return [`${call} gets no answer: ${answer}`];
  const said = await answer.text();
  // By what the machine gives to everybody at that moment.
  const isInTime = took <= withinMs || took <= withinMs * (await paceNow());
  return [
    ...(answer.status === status ? [] : [`${call} answers ${answer.status}, not ${status}`]),
    ...(isRetriedAfter(answer, retryAfter) ? [] : [`${call}: Retry-After is wrong`]),
    ...(said.includes(text) ? [] : [`${call} does not say “${text}”`]),
    ...(isInTime ? [] : [`${call} takes ${took} ms`]),
  ];
}
