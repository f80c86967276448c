import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { log } from "@/lib/base/log";
import { queueMail } from "@/lib/messaging/email/queue";
import { poll } from "@/lib/base/poll";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { startChild } from "../supervisor/start-child";
import { WorkerSupervisor, type WorkerTiming } from "./worker-supervisor";

const { db, url } = testDatabase();

const NEVER = { first: 1e9, every: 1e9 };
const PROMPT: WorkerTiming = {
  look: 50,
  pause: 0,
  schedules: {
    approvals: NEVER,
    artworks: NEVER,
    confirmations: NEVER,
    credit: NEVER,
    resume: NEVER,
    fold: NEVER,
    late: NEVER,
    offers: NEVER,
    payments: NEVER,
    proofs: NEVER,
    reviews: NEVER,
    standing: NEVER,
    stock: NEVER,
    sweep: NEVER,
  },
};
const SECONDS = 60;
// A worker starts slowly on a busy machine.
vi.setConfig({ testTimeout: 4 * SECONDS * 1000 });

let folder = "";
let keeper: WorkerSupervisor | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "worker-"));
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("SMTP_URL", "");
});

afterEach(async () => {
  await keeper?.stop();
  keeper = undefined;
});

afterAll(() => rm(folder, { recursive: true }));

async function queueConfirmation(): Promise<void> {
  const { id: orderId } = await givenOrder(db);
  await db.$transaction((tx) => queueMail(tx, { template: "order-confirmation", orderId }));
}

const mails = async () => (await readdir(path.join(folder, "outbox")).catch(() => [])).length;

/** Returns the ids of this process's living workers; works only on Linux. */
async function workers(): Promise<number[]> {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, "utf8");
  const found = await Promise.all(
    children
      .trim()
      .split(" ")
      .filter(Boolean)
      .map(async (pid) => {
        const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
        return command.includes("lib/runtime/worker.ts") ? [Number(pid)] : [];
      }),
  );
  return found.flat();
}

describe("WorkerSupervisor", () => {
  it("has no worker without work, and one that sends queued jobs", async () => {
    keeper = new WorkerSupervisor(url, PROMPT);
    expect(await workers()).toEqual([]);
    const before = await mails();
    await queueConfirmation();
    expect(await poll(SECONDS, async () => (await mails()) === before + 1)).toBe(true);
    expect(await workers()).toHaveLength(1);
    await keeper.stop();
    keeper = undefined;
    expect(await workers()).toEqual([]);
  });

  it("starts another where one was killed, as soon as there is something to do", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    keeper = new WorkerSupervisor(url, PROMPT);
    const before = await mails();
    await queueConfirmation();
    expect(await poll(SECONDS, async () => (await mails()) === before + 1)).toBe(true);
    const [killed] = await workers();
    if (killed === undefined) throw new Error("There is no worker to kill.");
    process.kill(killed, "SIGKILL");
    expect(await poll(SECONDS, async () => (await workers()).length === 0)).toBe(true);
    await queueConfirmation();
    expect(await poll(SECONDS, async () => (await mails()) === before + 2)).toBe(true);
    expect(await workers()).not.toContain(killed);
  });

  it("leaves no worker behind when its supervisor is killed during the start", async () => {
    const { child, gone } = startChild("lib/runtime/worker.ts");
    child.disconnect();
    let isGone = false;
    void gone.then(() => (isGone = true));
    const { id: orderId } = await givenOrder(db);
    // Without anything to do it would end in any case.
    const endsAtWork = async () => {
      await db.$transaction((tx) => queueMail(tx, { template: "order-confirmation", orderId }));
      return isGone;
    };
    expect(await poll(2 * SECONDS, endsAtWork)).toBe(true);
    await db.$executeRaw`DELETE FROM pgboss.job`;
  });

  it("lets the worker run scheduled tasks", async () => {
    await db.$executeRaw`
      INSERT INTO "rate_limits" ("key", "attempts", "lastAt")
      VALUES ('outdated', ARRAY[now()], now() - interval '2 days')`;
    const schedules = { ...PROMPT.schedules, sweep: { first: 0, every: 1e9 } };
    keeper = new WorkerSupervisor(url, { ...PROMPT, schedules });
    expect(await poll(SECONDS, async () => (await db.rateLimit.count()) === 0)).toBe(true);
  });
});
