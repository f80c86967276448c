import { afterEach, expect, it, vi } from "vitest";
import { log } from "@/lib/base/log";
import { testDatabase } from "@/e2e/support/database";
import { doTask } from "./worker-jobs";
import type { WorkerTask } from "./schedules";

const { db, url } = testDatabase();

afterEach(() => {
  vi.restoreAllMocks();
});

const TASKS = [
  ...(["confirmations", "fold", "payments", "resume", "reviews"] as const),
  ...(["stock", "sweep"] as const),
] satisfies WorkerTask[];

it.each(TASKS)("logs nothing about %s without work", async (task) => {
  const info = vi.spyOn(log, "info");
  const error = vi.spyOn(log, "error");
  await doTask(task, url);
  expect([info.mock.calls, error.mock.calls]).toEqual([[], []]);
});

it("logs its work", async () => {
  const info = vi.spyOn(log, "info").mockReturnValue(undefined);
  const lastAt = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  await db.rateLimit.create({ data: { key: "old", attempts: [lastAt], lastAt } });
  await doTask("sweep", url);
  expect(info.mock.calls).toEqual([["Outdated data removed: 1 rate limit counter"]]);
});

it("logs a failed task, and continues with the next", async () => {
  const error = vi.spyOn(log, "error").mockReturnValue(undefined);
  const nowhere = new URL(url);
  nowhere.pathname = "/no_such_database";
  await doTask("sweep", nowhere.href);
  expect(error.mock.calls.map(([text]) => text)).toEqual([
    "Outdated data could not be removed; the next try is tomorrow",
    "Counters could not be folded; the next try is in five minutes",
  ]);
});
