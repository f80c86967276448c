import { context, propagation, trace, type Tracer } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type ReadableSpan,
  type Span,
  type SpanProcessor,
} from "@opentelemetry/sdk-trace";
import { processWide } from "../../base/process-wide.ts";
import { currentRequest } from "../../base/http/request-context.ts";
import { withoutTokens } from "../../base/log.ts";

/**
 * OpenTelemetry traces, when OTEL_EXPORTER_OTLP_ENDPOINT names a collector; this file is loaded only then. Next makes
 * the spans of requests and renders, and lib/db/trace-query.ts those of queries.
 */

/** Adds the request id of the log to each span and removes secrets from addresses. */
class Discreet implements SpanProcessor {
  readonly #next: SpanProcessor;

  constructor(next: SpanProcessor) {
    this.#next = next;
  }

  onStart(span: Span, parent: Parameters<SpanProcessor["onStart"]>[1]): void {
    const request = currentRequest();
    if (request) span.setAttribute("shop.request.id", request.id);
    this.#next.onStart(span, parent);
  }

  onEnd(span: ReadableSpan): void {
    for (const [name, value] of Object.entries(span.attributes)) {
      if (typeof value === "string") span.attributes[name] = withoutSecrets(value);
    }
    this.#next.onEnd(span);
  }

  forceFlush = (): Promise<void> => this.#next.forceFlush();
  shutdown = (): Promise<void> => this.#next.shutdown();
}

/** A query contains searches, emails and keys; a path can contain a token. */
const withoutSecrets = (text: string): string => withoutTokens(text.replace(/\?.*$/s, ""));

/** @param share of the requests that are traced, from 0 to 1 */
const sampler = (share: number) =>
  new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) });

export interface Tracing {
  /** Sends the spans that are still waiting. */
  stop(): Promise<void>;
}

/** Must run before Next is loaded. */
export function startTracing({ env } = process): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ "service.name": env.OTEL_SERVICE_NAME || "packaging-shop" }),
    ),
    sampler: sampler(Number(env.OTEL_TRACES_SAMPLER_ARG || 1)),
    spanProcessors: [new Discreet(new BatchSpanProcessor({ exporter: new OTLPTraceExporter() }))],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  processWide<{ queryTracer: Tracer }>().queryTracer = provider.getTracer("packaging-shop");
  return { stop: () => provider.shutdown() };
}
