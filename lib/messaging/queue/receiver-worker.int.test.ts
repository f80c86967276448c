import { randomUUID } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { log } from "@/lib/base/log";
import { receiverWorker, claimJobs } from "./receiver-worker";
import { sendingBoss, sendJobs } from "./send-jobs";
import { startQueues, type QueueRunner } from "./work-queues";

const { db, url: databaseUrl } = testDatabase();

let runner: QueueRunner | undefined;

afterEach(async () => {
  await runner?.stop();
  runner = undefined;
  vi.restoreAllMocks();
  await db.$executeRaw`DELETE FROM pgboss.job`;
});

/** Sends a job to each of this many receivers. */
async function sendPushes(count: number): Promise<void> {
  const jobs = Array.from({ length: count }, () => ({
    data: { subscriptionId: randomUUID(), event: "order.placed", facts: {} },
  }));
  await db.$transaction((tx) => sendJobs(tx, "push", jobs));
}

async function startPushes(run: () => Promise<unknown>): Promise<void> {
  const worker = { queue: "push" as const, run: () => run().then(() => ({})) };
  const workers = [receiverWorker(db, worker)];
  runner = await startQueues({ databaseUrl, workers });
}

const countPushes = async (state: string): Promise<number> => {
  const [row] = await db.$queryRaw<{ jobs: number }[]>`
    SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = 'push' AND state::text = ${state}`;
  return row?.jobs ?? 0;
};

it("continues after the database was down when a job was to be settled", async () => {
  const error = vi.spyOn(log, "error").mockReturnValue(undefined);
  let runs = 0;
  await sendPushes(1);
  await startPushes(async () => {
    runs += 1;
    if (runs === 1) await db.$executeRaw`ALTER SCHEMA pgboss RENAME TO pgboss_away`;
  });
  const complaints = () => error.mock.calls.map(([text]) => text);
  const complaint = expect.stringMatching(/^A job of push could not be settled \(/) as string;
  try {
    await expect.poll(complaints, { timeout: 20_000 }).toContainEqual(complaint);
  } finally {
    await db.$executeRaw`ALTER SCHEMA pgboss_away RENAME TO pgboss`;
  }
  await sendPushes(1);
  await expect.poll(() => countPushes("completed"), { timeout: 20_000 }).toBe(1);
});

it("runs at most fifty jobs at once, however slow the receivers are", async () => {
  const held: ((value: unknown) => void)[] = [];
  await sendPushes(60);
  await startPushes(() => new Promise((resolve) => held.push(resolve)));
  await expect.poll(() => held.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(50);
  held[0]?.(undefined);
  // The next one replaces the finished one.
  await expect.poll(() => held.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(51);
  await expect.poll(() => countPushes("completed"), { timeout: 20_000 }).toBe(1);
  expect(held).toHaveLength(51);
  expect(await countPushes("active")).toBe(50);
  const isDone = async () => {
    for (const release of held) release(undefined);
    return countPushes("completed");
  };
  await expect.poll(isDone, { timeout: 20_000 }).toBe(60);
});

it("releases the jobs of a dead worker before an idle worker ends", async () => {
  const IDLE_MS = 60_000;
  await sendPushes(1);
  expect(await claimJobs(await sendingBoss(), "push")).toHaveLength(1);
  await db.$executeRaw`UPDATE pgboss.job SET started_on = started_on - interval '121 s'`;
  await startPushes(() => Promise.resolve());
  await expect.poll(() => countPushes("active"), { timeout: IDLE_MS / 2 }).toBe(0);
}, 60_000);
