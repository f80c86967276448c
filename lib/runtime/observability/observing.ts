import type { IncomingMessage, ServerResponse } from "node:http";
import { isProxy, type Proxies } from "../../base/client-address/proxies.ts";
import { withinRequest, type RequestContext } from "../../base/request-context.ts";
import { observe } from "./observe.ts";
import { requestId } from "./request-id.ts";
import { logRequest } from "./request-log.ts";
import { builtRoutePatterns, isRoutine, METRICS_ROUTE } from "./route-patterns.ts";

/** Everything by which a request can be seen from outside: its id, its line in the log, its figures. */

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface ObservingOptions {
  proxies: Proxies;
  /** Next writes its own line for each request then. */
  dev: boolean;
  env: NodeJS.ProcessEnv;
}

/** A trace goes on where a proxy of ours began it; whoever else says so is not believed. */
function withoutTrace({ headers }: IncomingMessage): void {
  delete headers.traceparent;
  delete headers.tracestate;
  delete headers.baggage;
}

/** Measures only where somebody may ask: without METRICS_TOKEN the page is one of those that are not there. */
async function measuring(token: string) {
  const { webMetrics } = await import("./metrics.ts");
  const { answerMetrics, tellMeasurements } = await import("./metrics-page.ts");
  const { registry, count } = webMetrics();
  tellMeasurements(registry);
  const answer: Listener = (request, response) => void answerMetrics(request, response, token);
  return { count, answer };
}

/** The listener, observed. */
export async function observing(
  handle: Listener,
  { proxies, dev, env }: ObservingOptions,
): Promise<Listener> {
  const patternOf = builtRoutePatterns(env.NEXT_DIST_DIR ?? ".next");
  const metrics = env.METRICS_TOKEN ? await measuring(env.METRICS_TOKEN) : undefined;
  const logs = !dev && env.LOG_REQUESTS !== "0";
  return (request, response) => {
    const context: RequestContext = { id: requestId(request, proxies) };
    const route = patternOf(request.url ?? "");
    request.headers["x-request-id"] = context.id;
    response.setHeader("X-Request-Id", context.id);
    if (!isProxy(request.socket.remoteAddress, proxies)) withoutTrace(request);
    observe(request, response, { context, route }, (observation) => {
      metrics?.count(observation);
      if (logs && !isRoutine(route)) logRequest(observation);
    });
    const answer = metrics && route === METRICS_ROUTE ? metrics.answer : handle;
    withinRequest(context, () => answer(request, response));
  };
}
