import { afterEach, expect, it } from "vitest";
import { MemoryLimit } from "@/lib/http/limits/memory-limit";
import { RateCounters } from "@/lib/http/limits/rate-counters";
import { poll } from "@/lib/base/poll";
import { testDatabase } from "@/e2e/support/database";
import { DatabaseListener } from "./database-listener";
import { counterChangesIn, counterPayloads, shareCounts } from "./share-with-others";

const { url } = testDatabase();
const listeners: DatabaseListener[] = [];

afterEach(async () => {
  for (const listener of listeners.splice(0)) await listener.stop();
});

async function givenProcess(points: number) {
  const counters = new RateCounters();
  const listener = new DatabaseListener(url);
  shareCounts(listener, counters);
  listener.start();
  listeners.push(listener);
  expect(await poll(60, () => Promise.resolve(listener.isListening))).toBe(true);
  return new MemoryLimit({ points, seconds: 60 }, "calls", counters);
}

/** Reports whether a caller would be allowed now. */
const passes = (limiter: MemoryLimit, address: string) => {
  const wait = limiter.take(address);
  limiter.giveBack(address);
  return wait === 0;
};

const soon = (check: () => boolean) => poll(60, () => Promise.resolve(check()));

it("limits callers over all processes, without affecting others", async () => {
  const processes = [await givenProcess(10), await givenProcess(10), await givenProcess(10)];
  const [one, other, third] = processes as [MemoryLimit, MemoryLimit, MemoryLimit];
  for (let count = 0; count < 5; count += 1) {
    expect([one.take("192.0.2.1"), other.take("192.0.2.1")]).toEqual([0, 0]);
  }
  expect(await soon(() => processes.every((limiter) => !passes(limiter, "192.0.2.1")))).toBe(true);
  expect(passes(third, "192.0.2.2")).toBe(true);
});

it("returns free attempts in all processes", async () => {
  const [one, other] = [await givenProcess(3), await givenProcess(3)];
  for (let count = 0; count < 3; count += 1) one.take("192.0.2.1");
  expect(await soon(() => !passes(other, "192.0.2.1"))).toBe(true);
  one.giveBack("192.0.2.1");
  expect(await soon(() => passes(other, "192.0.2.1"))).toBe(true);
});

it("announces a thousand callers in payloads within PostgreSQL's limit", () => {
  const changes = Array.from({ length: 1000 }, (_, index) => ({
    key: `GET /products/{id} 2001:db8:${index}:1::/64`,
    taken: index % 2 ? 3 : -1,
    milliseconds: 60_000 - index,
  }));
  const payloads = counterPayloads(changes);
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000);
  expect(payloads.flatMap(counterChangesIn)).toEqual(changes);
});
