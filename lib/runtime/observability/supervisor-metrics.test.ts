import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Gauge, Registry } from "prom-client";
import { afterEach, expect, it } from "vitest";
import type { Measurements } from "../sharing/process-messages";
import { MetricsHub } from "./supervisor-metrics";

const TOKEN = "t".repeat(32);
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** Starts a web process that has counted this many requests. Returns its address. */
async function given(hub: MetricsHub, requests: number) {
  const child = fork("e2e/query-plans/counting-process.ts", [String(requests), TOKEN], {
    execArgv: [],
  });
  children.push(child);
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  hub.add(child);
  return { child, address: `http://127.0.0.1:${port}/metrics` };
}

async function own(): Promise<Measurements> {
  const registry = new Registry();
  new Gauge({ name: "shop_mail_jobs", help: "x", registers: [registry] }).set(7);
  return registry.getMetricsAsJSON();
}

const request = (address: string, token = TOKEN) =>
  fetch(address, { headers: { Authorization: `Bearer ${token}` } });

/** Scrapes again when a process was too busy to answer in time, as Prometheus does. */
async function scrape(address: string): Promise<Response> {
  for (;;) {
    const answer = await request(address);
    if (answer.status !== 503) return answer;
  }
}

it("answers the sum of all processes, whichever is asked", async () => {
  const hub = new MetricsHub(own);
  const one = await given(hub, 2);
  const other = await given(hub, 3);
  for (const { address } of [one, other]) {
    const answer = await scrape(address);
    expect(answer.headers.get("content-type")).toContain("text/plain; version=0.0.4");
    const text = await answer.text();
    const labels = 'method="GET",route="/product/[id]",status="2xx"';
    expect(text).toContain(`shop_http_request_duration_seconds_count{${labels}} 5\n`);
    expect(text).toContain(`shop_http_request_duration_seconds_bucket{le="0.025",${labels}} 0\n`);
    expect(text).toContain(`shop_http_request_duration_seconds_bucket{le="0.05",${labels}} 5\n`);
    expect(text).toContain('shop_rate_limited_total{route="/api/orders"} 2\n');
    expect(text).toContain("shop_mail_jobs 7\n");
    expect(text).toMatch(/^process_resident_memory_bytes\{process="web-1"\} \d+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes\{process="web-2"\} \d+$/m);
  }
});

it("forgets an ended process whose place another takes", async () => {
  const hub = new MetricsHub(own);
  const one = await given(hub, 2);
  const other = await given(hub, 3);
  const ended = once(one.child, "exit");
  one.child.kill("SIGKILL");
  await ended;
  await given(hub, 4);
  const text = await (await scrape(other.address)).text();
  expect(text).toContain('route="/product/[id]",status="2xx"} 7\n');
  expect(text).toContain('process="web-1"');
  expect(text).not.toContain('process="web-3"');
});

it.each(["", "x", `${TOKEN}x`, TOKEN.slice(1)])(
  "reports nothing to a caller with %j",
  async (token) => {
    const { address } = await given(new MetricsHub(own), 1);
    const answer = await request(address, token);
    expect(answer.status).toBe(401);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).not.toContain("shop_");
  },
);

it("reports nothing when a part does not answer", async () => {
  const { address } = await given(
    new MetricsHub(() => Promise.reject(new Error("no database"))),
    1,
  );
  expect((await request(address)).status).toBe(503);
});
