import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./support/free-port";
import { originAt } from "./support/origin-at";
import { expect, test as base } from "./fixtures";
import { childrenRunning, START_MS } from "./production-shop";

/** A second machine of the shared test shop: the same database and keys, with two web processes. */
export interface SecondMachine {
  origin: string;
  supervisor: number;
  processes: () => Promise<number[]>;
}

const NODE_ARGS = ["lib/runtime/start.mjs"];

const ofFirst = (name: string) => readFile(path.join(process.env.E2E_DATA_DIR ?? "", name), "utf8");

async function start(folder: string, port: number): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    // Both machines serve the same public URL.
    APP_URL: originAt(process.env.E2E_PORT),
    DATA_DIR: folder,
    DATABASE_URL: await ofFirst("database-url"),
    AUTH_SECRET: (await ofFirst("auth-secret")).trim(),
    WEB_CONCURRENCY: "2",
    TRUST_PROXY: "1",
    // Its worker sends any machine's jobs: emails to the tests' server, webhooks to their receivers.
    SMTP_URL: `smtp://127.0.0.1:${process.env.E2E_SMTP_PORT}`,
    WEBHOOK_ALLOW_LOOPBACK: "1",
  };
  return spawn(process.execPath, NODE_ARGS, { env, stdio: ["ignore", "ignore", "inherit"] });
}

export const test = base.extend<object, { second: SecondMachine }>({
  second: [
    async ({}, provide) => {
      const folder = await mkdtemp(path.join(tmpdir(), "shop-second-"));
      const port = await freePort();
      const origin = originAt(port);
      const child = await start(folder, port);
      const ended = once(child, "exit");
      const supervisor = child.pid ?? 0;
      const processes = () => childrenRunning(supervisor, "lib/runtime/web");
      const isReady = async () => (await processes()).length === 2 && (await fetch(origin)).ok;
      try {
        await expect.poll(() => isReady().catch(() => false), { timeout: START_MS }).toBe(true);
        await provide({ origin, supervisor, processes });
      } finally {
        child.kill("SIGTERM");
        await ended;
        await rm(folder, { recursive: true });
      }
    },
    { scope: "worker", timeout: 2 * START_MS },
  ],
});
