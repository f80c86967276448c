import "server-only";
import { SpanKind, SpanStatusCode, type Tracer } from "@opentelemetry/api";
import { processWide } from "@/lib/base/process-wide";

/** Set by lib/runtime/observability/tracing.ts when spans are collected, for the bundle in which queries run. */
const shared = processWide<{ queryTracer: Tracer }>();

/** Runs a query, in a span of its own when spans are collected. The name contains no values. */
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
