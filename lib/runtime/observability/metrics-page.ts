import type { IncomingMessage, ServerResponse } from "node:http";
import { Registry } from "prom-client";
import { isSameSecret } from "../../base/secrets/same-secret.ts";
import { answerFrom, isMessage, type Messages } from "../sharing/process-messages.ts";

/** `/metrics` for Prometheus covers the whole shop, whichever web process answers. */

const TIMEOUT_MS = 5_000;

let scrapes = 0;

async function scrape(): Promise<string | undefined> {
  scrapes += 1;
  const answer = answerFrom(process, ["scraped", scrapes], TIMEOUT_MS);
  process.send?.({ scrape: scrapes } satisfies Messages["scrape"]);
  return (await answer).text;
}

/** Sends this process's measurements to the supervisor whenever it asks. */
export function sendMeasurements(registry: Registry): void {
  process.on("message", (message) => {
    if (!isMessage("collect", message)) return;
    void registry.getMetricsAsJSON().then((measurements) => {
      const answer = { collected: message.collect, measurements };
      process.send?.(answer satisfies Messages["collected"]);
    });
  });
}

const getBearer = ({ headers }: IncomingMessage) =>
  /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "";

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    "Content-Type": status === 200 ? Registry.PROMETHEUS_CONTENT_TYPE : "text/plain",
    "Cache-Control": "no-store",
    ...(status === 401 && { "WWW-Authenticate": "Bearer" }),
  });
  response.end(text);
}

/** Answers callers that send the token. */
export async function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
): Promise<void> {
  if (!isSameSecret(getBearer(request), token)) {
    answer(response, 401, "Who asks?\n");
    return;
  }
  const text = await scrape().catch(() => undefined);
  if (text === undefined) answer(response, 503, "A process of the shop does not answer.\n");
  else answer(response, 200, text);
}
