import "server-only";
import { SpanKind, SpanStatusCode, type Tracer } from "@opentelemetry/api";
import { processWide } from "@/lib/base/process-wide";

/** What lib/runtime/observability/tracing.ts sets where spans are collected, for the bundle in which queries run. */
const shared = processWide<{ queryTracer: Tracer }>();

/** Runs a query, within a span of its own where spans are collected. The name tells of no value. */
export function traceQuery<T>(name: string, run: () => Promise<T>): Promise<T> {
  const tracer = shared.queryTracer;
  if (!tracer) return run();
  const options = { kind: SpanKind.CLIENT, attributes: { "db.system.name": "postgresql" } };
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
