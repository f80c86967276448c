import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./support/free-port";
import { originAt } from "./support/origin-at";
import { RazorpayGateway } from "./support/razorpay-gateway";
import { PASSWORD } from "./account";
import { expect, test as base } from "./fixtures";

/** A shop beside the one that all tests share, for what would lock the others out. */
export interface OwnShop {
  origin: string;
  ownerEmail: string;
  dataDir: string;
  /** Where it takes payments; what is paid there is told to its webhook. */
  gateway: RazorpayGateway;
  /** Runs a command of the operator's, with what it reads; answers what it prints. */
  operate: (command: string, args: string[], input?: string) => Promise<string>;
}

/** How long a shop may take to stand on a busy machine; alone on one it takes some seconds. */
export const START_MS = 180_000;

const NODE_ARGS = ["--import", "./lib/runtime/node-hooks.mjs"];

/** Everything that the process printed, once it has ended. */
async function outputOf(child: ChildProcess): Promise<string> {
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  expect(code, output).toBe(0);
  return output;
}

interface WorkerFixtures {
  /** The file whose tests share the shop: another name has another shop, so that no file meets what another left. */
  shopOf: string;
  shop: OwnShop;
}

/** `test` with a shop of its own, without products; pages open there. */
export const test = base.extend<object, WorkerFixtures>({
  shopOf: ["", { option: true, scope: "worker" }],
  shop: [
    async ({}, provide) => {
      const folder = await mkdtemp(path.join(tmpdir(), "shop-own-"));
      // The account under which root runs the database must get through.
      await chmod(folder, 0o755);
      const port = await freePort();
      const origin = originAt(port);
      const ownerEmail = "owner@example.com";
      const dataDir = path.join(folder, "data");
      const gateway = new RazorpayGateway();
      await gateway.listen();
      gateway.paid = (payment) => {
        const { body, headers } = gateway.eventOf("payment.captured", { payment });
        const webhook = `${origin}/api/payments/razorpay/webhook`;
        // The browser is usually faster.
        const tell = () => fetch(webhook, { method: "POST", headers, body }).catch(() => undefined);
        setTimeout(() => void tell(), 1_000);
      };
      const env = {
        ...process.env,
        ...gateway.env,
        PORT: String(port),
        APP_URL: origin,
        DATA_DIR: dataDir,
        DATABASE_URL: "",
        WEB_CONCURRENCY: "1",
        DEMO_DATA: "0",
        ADMIN_EMAIL: ownerEmail,
        ADMIN_PASSWORD: PASSWORD,
      };
      const start = [...NODE_ARGS, "lib/runtime/start.mjs"];
      const child = spawn(process.execPath, start, { env, stdio: "ignore" });
      const ended = once(child, "exit");
      const isReady = () =>
        fetch(`${origin}/api/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      const operate = (command: string, args: string[], input = "") => {
        const run = [...NODE_ARGS, "lib/operator/run.ts", command, ...args];
        const work = spawn(process.execPath, run, { env });
        work.stdin.end(input);
        return outputOf(work);
      };
      try {
        await expect.poll(isReady, { timeout: START_MS }).toBe(true);
        await provide({ origin, ownerEmail, dataDir, gateway, operate });
      } finally {
        child.kill("SIGTERM");
        await ended;
        await gateway.close();
        await rm(folder, { recursive: true });
      }
    },
    { scope: "worker", timeout: 2 * START_MS },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.origin),
});
