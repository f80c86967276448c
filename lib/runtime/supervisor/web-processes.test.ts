import cluster from "node:cluster";
import { Agent, get } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { poll } from "@/lib/base/poll";
import { freePort } from "@/e2e/support/free-port";
import { WebProcesses } from "./web-processes";

const TIMEOUT_MS = 5_000;

let running: WebProcesses | undefined;

afterEach(async () => {
  await running?.stop();
  running = undefined;
  vi.restoreAllMocks();
});

/** Starts two processes; `ask` returns which of them answered. */
async function givenTwo(ended?: (pid: number) => void) {
  const port = await freePort();
  const env = { SMALL_WEB_PORT: String(port) };
  const web = await WebProcesses.start({
    count: 2,
    program: "e2e/support/small-web.ts",
    env,
    ended,
  });
  running = web;
  const ask = (agent: Agent | false = false, signal?: AbortSignal, path = "/") =>
    new Promise<number>((resolve, reject) => {
      get({ host: "127.0.0.1", port, agent, signal, path }, (response) => {
        text(response).then((pid) => resolve(Number(pid)), reject);
      }).on("error", reject);
    });
  const pids = async (signal?: AbortSignal) =>
    new Set(await Promise.all(Array.from({ length: 8 }, () => ask(false, signal))));
  expect(await poll(60, async () => (await pids()).size === 2)).toBe(true);
  return { web, ask, pids };
}

describe("web processes", () => {
  it("share one port, in turn", async () => {
    const { ask } = await givenTwo();
    const answered: number[] = [];
    for (let count = 0; count < 10; count += 1) answered.push(await ask());
    const [first] = answered;
    expect(answered.filter((pid) => pid === first)).toHaveLength(5);
  });

  it("have all expired a change before its author answers", async () => {
    const { ask } = await givenTwo();
    const requested = (path: string) => ask(false, undefined, path);
    for (let told = 1; told <= 10; told += 1) {
      await requested("/tell");
      // Each of the two answers one of these.
      expect((await requested("/heard")) + (await requested("/heard"))).toBe(told);
    }
  });

  it("are replaced when they end, without the others", async () => {
    const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const ended: number[] = [];
    const { pids } = await givenTwo((pid) => ended.push(pid));
    const [victim = 0, other = 0] = await pids();
    process.kill(victim, "SIGKILL");
    const isReplaced = async () => {
      // A request that was given to a process that dies at this moment is lost and gets no answer.
      const now = await pids(AbortSignal.timeout(TIMEOUT_MS)).catch(() => new Set<number>());
      return now.size === 2 && !now.has(victim);
    };
    expect(await poll(60, isReplaced)).toBe(true);
    expect(await pids()).toContain(other);
    expect(ended).toEqual([victim]);
    expect(said).toHaveBeenCalledWith(
      expect.stringContaining(`Web process ${victim} ended (SIGKILL); another takes its place.`),
    );
  });

  it("stop in order where a message meets a process that is about to end", async () => {
    const { web, ask } = await givenTwo();
    for (const worker of Object.values(cluster.workers ?? {})) {
      worker?.process.emit("error", new Error("write EPIPE"));
    }
    await web.stop();
    await expect(ask()).rejects.toThrow("ECONNREFUSED");
  });

  it("are replaced one after the other while they are asked, and lose no request", async () => {
    const { web, ask, pids } = await givenTwo();
    const before = await pids();
    let isOver = false;
    const asking = Array.from({ length: 8 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      let answered = 0;
      for (; !isOver; answered += 1) await ask(agent);
      agent.destroy();
      return answered;
    });
    await web.restart();
    isOver = true;
    const answered = await Promise.all(asking);
    expect(Math.min(...answered)).toBeGreaterThan(0);
    const after = await pids();
    expect(after.size).toBe(2);
    expect([...after].filter((pid) => before.has(pid))).toEqual([]);
  });

  it("lose no request whose connection is handed over while they stop", async () => {
    const { web, ask } = await givenTwo();
    let isOver = false;
    // Each request on a connection of its own, so that none holds back a process that leaves.
    const asking = Array.from({ length: 16 }, async () => {
      while (!isOver) await ask(false, AbortSignal.timeout(TIMEOUT_MS));
    });
    const restarting = (async () => {
      for (let count = 0; count < 4; count += 1) await web.restart();
      isOver = true;
    })();
    await Promise.all([...asking, restarting]);
  });

  it("are replaced after an uncaught exception, and lose no request", async () => {
    const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const { ask, pids } = await givenTwo();
    const broken = await ask(false, undefined, "/throw");
    const isReplaced = async () => {
      const now = await pids();
      return now.size === 2 && !now.has(broken);
    };
    expect(await poll(60, isReplaced)).toBe(true);
    expect(said).toHaveBeenCalledWith(
      expect.stringContaining(`Web process ${broken} is broken; another takes its place.`),
    );
  });

  it("that cannot begin end the start", async () => {
    const start = WebProcesses.start({
      count: 2,
      program: "e2e/support/small-web.ts",
      env: { SMALL_WEB: "broken" },
    });
    await expect(start).rejects.toThrow("The web server did not start");
  });
});
