import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { trace } from "@opentelemetry/api";
import { expect, it, vi } from "vitest";
import { withinRequest } from "@/lib/base/http/request-context";
import { traceQuery } from "../../db/trace-query";
import { startTracing } from "./tracing";

interface Exported {
  resourceSpans: {
    resource: { attributes: unknown[] };
    scopeSpans: { spans: { name: string; traceId: string; parentSpanId?: string }[] }[];
  }[];
}

it("sends spans of a request and its queries, without the details of its URL", async () => {
  const received: Exported[] = [];
  const collector = createServer((request, response) => {
    void json(request).then((body) => {
      received.push(body as Exported);
      response.setHeader("Content-Type", "application/json").end("{}");
    });
  });
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${port}`);
  const tracing = startTracing();

  await withinRequest({ id: "9f86d081884c7d65" }, () =>
    trace.getTracer("next.js").startActiveSpan("GET /products", async (span) => {
      span.setAttribute("http.target", "/products?q=asha%40example.com&key=secret");
      await traceQuery("Product.findMany", () => Promise.resolve());
      const fails = () => Promise.reject(new Error("asha@example.com"));
      await traceQuery("Order.create", fails).catch(() => undefined);
      span.end();
    }),
  );
  await tracing.stop();
  collector.close();

  const [resource] = received.flatMap(({ resourceSpans }) => resourceSpans);
  expect(JSON.stringify(resource?.resource)).toContain("packaging-shop");
  const spans = resource?.scopeSpans.flatMap((scope) => scope.spans) ?? [];
  expect(spans.map(({ name }) => name).sort()).toEqual([
    "GET /products",
    "Order.create",
    "Product.findMany",
  ]);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect(spans.filter(({ parentSpanId }) => parentSpanId)).toHaveLength(2);
  const text = JSON.stringify(received);
  expect(text.match(/9f86d081884c7d65/g)).toHaveLength(3);
  expect(text).toContain('"/products"');
  expect(text).not.toMatch(/asha|secret/);
});
