import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./support/free-port";
import { originAt } from "./support/origin-at";
import { EInvoicePortal } from "./support/stand-ins/einvoice-portal";
import { RazorpayGateway } from "./support/stand-ins/razorpay-gateway";
import { WhatsAppApi } from "./support/stand-ins/whatsapp-api";
import { PASSWORD } from "./account";
import { expect, test as base } from "./fixtures";

/** A shop besides the shared one, for tests whose changes would break other tests. */
export interface OwnShop {
  origin: string;
  ownerEmail: string;
  dataDir: string;
  /** The stand-in for Razorpay; payments there are sent to the shop's webhook. */
  gateway: RazorpayGateway;
  /** The stand-in for WhatsApp. */
  whatsapp: WhatsAppApi;
  /** The stand-in for the provider of e-invoices. */
  portal: EInvoicePortal;
  /** Runs an operator command with `input` as stdin; returns what it prints. */
  operate: (command: string, args: string[], input?: string) => Promise<string>;
}

/** Milliseconds that a shop may take to start on a busy machine; alone it takes some seconds. */
export const START_MS = 180_000;

const NODE_ARGS = ["--import", "./lib/runtime/node-hooks.mjs"];

/** Returns everything that the process printed, once it has exited. */
async function readOutput(child: ChildProcess): Promise<string> {
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  expect(code, output).toBe(0);
  return output;
}

interface WorkerFixtures {
  /** The test file that owns the shop. Each name gets its own shop, so that no file sees another's data. */
  shopOf: string;
  shop: OwnShop;
}

/** `test` with its own shop without products; pages open there. */
export const test = base.extend<object, WorkerFixtures>({
  shopOf: ["", { option: true, scope: "worker" }],
  shop: [
    async ({}, provide) => {
      const folder = await mkdtemp(path.join(tmpdir(), "shop-own-"));
      // PostgreSQL does not run as root; its own account must be able to enter the folder.
      await chmod(folder, 0o755);
      const port = await freePort();
      const origin = originAt(port);
      const ownerEmail = "owner@example.com";
      const dataDir = path.join(folder, "data");
      const gateway = new RazorpayGateway();
      const portal = new EInvoicePortal();
      const whatsapp = new WhatsAppApi();
      const standIns = [gateway, portal, whatsapp];
      await Promise.all(standIns.map((standIn) => standIn.listen()));
      gateway.paid = (payment) => {
        const { body, headers } = gateway.eventOf("payment.captured", { payment });
        const webhook = `${origin}/api/payments/razorpay/webhook`;
        // The browser usually reports the payment before the webhook does.
        const tell = () => fetch(webhook, { method: "POST", headers, body }).catch(() => undefined);
        setTimeout(() => void tell(), 1_000);
      };
      const env = {
        ...process.env,
        ...gateway.env,
        ...whatsapp.env,
        ...portal.env,
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
        const run = [...NODE_ARGS, "lib/runtime/operator/run.ts", command, ...args];
        const work = spawn(process.execPath, run, { env });
        work.stdin.end(input);
        return readOutput(work);
      };
      try {
        await expect.poll(isReady, { timeout: START_MS }).toBe(true);
        await provide({ origin, ownerEmail, dataDir, gateway, portal, whatsapp, operate });
      } finally {
        child.kill("SIGTERM");
        await ended;
        await Promise.all(standIns.map((standIn) => standIn.close()));
        await rm(folder, { recursive: true });
      }
    },
    { scope: "worker", timeout: 2 * START_MS },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.origin),
});
