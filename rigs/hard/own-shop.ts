import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text as textOf } from "node:stream/consumers";
import pg from "pg";
import { poll } from "@/lib/base/poll";
import { freePort } from "@/e2e/support/free-port";
import { originAt } from "@/e2e/support/origin-at";
import { EInvoicePortal } from "@/e2e/support/stand-ins/einvoice-portal";
import { RazorpayGateway } from "@/e2e/support/stand-ins/razorpay-gateway";
import { WhatsAppApi } from "@/e2e/support/stand-ins/whatsapp-api";
import { ageMs } from "./process-stat";

/** A production shop in its own folder, which a test may kill and start again. */

export const OWNER = { email: "owner@example.com", password: "seventeen paper boxes" };

const NODE_ARGS = ["--import", "./lib/runtime/node-hooks.mjs"];
/** The first start builds the site. */
const START_SECONDS = 300;
const PAUSE_SECONDS = 20;

export interface ShopOptions {
  /** A database of another server; without it, the shop gets its own. */
  databaseUrl?: string;
  /** The data folder, when it is not in the shop's own folder. */
  dataDir?: string;
  /** Added to the usual variables of test shops. */
  env?: Record<string, string>;
}

export class OwnShop {
  readonly folder: string;
  readonly dataDir: string;
  readonly mailDir: string;
  /** The folder for temporary files of the shop's processes. */
  readonly temporaryDir: string;
  readonly origin: string;
  /** The stand-in for Razorpay that the shop uses. */
  readonly gateway: RazorpayGateway;
  readonly whatsapp: WhatsAppApi;
  /** The stand-in for the provider of e-invoices. */
  readonly portal: EInvoicePortal;
  readonly #env: NodeJS.ProcessEnv;
  readonly #databaseUrl: string;
  readonly #smtpPort: number;
  readonly #provider: ChildProcess;
  #mail: ChildProcess | undefined;
  #supervisor: ChildProcess | undefined;

  private constructor(
    folder: string,
    [port, smtpPort, issuerPort]: [number, number, number],
    { gateway, portal, whatsapp }: Pick<OwnShop, "gateway" | "portal" | "whatsapp">,
    { databaseUrl = "", dataDir = path.join(folder, "data"), env = {} }: ShopOptions,
  ) {
    this.gateway = gateway;
    this.portal = portal;
    this.whatsapp = whatsapp;
    this.#databaseUrl = databaseUrl;
    this.#smtpPort = smtpPort;
    this.folder = folder;
    this.dataDir = dataDir;
    this.mailDir = path.join(folder, "mail");
    this.temporaryDir = path.join(folder, "tmp");
    this.origin = `http://localhost:${port}`;
    this.#env = {
      ...process.env,
      PORT: String(port),
      APP_URL: this.origin,
      DATA_DIR: this.dataDir,
      TMPDIR: this.temporaryDir,
      DATABASE_URL: databaseUrl,
      // One web process, so that its memory can be measured and it can be killed.
      WEB_CONCURRENCY: "1",
      ...(databaseUrl && { AUTH_SECRET: randomBytes(36).toString("base64url") }),
      DEMO_DATA: "0",
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      GOOGLE_CLIENT_ID: "shop",
      GOOGLE_CLIENT_SECRET: "a-secret-of-the-tests",
      GOOGLE_ISSUER: originAt(issuerPort),
      ...gateway.env,
      ...whatsapp.env,
      ...portal.env,
      // Believes each caller's stated address, so that no rate limit ends the test.
      TRUST_PROXY: "1",
      LOG_REQUESTS: "0",
      ...env,
    };
    const callback = `${this.origin}/api/auth/callback/google`;
    const provider = ["e2e/support/stand-ins/openid-provider.ts", String(issuerPort), callback];
    this.#provider = spawn(process.execPath, provider, { stdio: "ignore" });
    this.startMail();
  }

  startMail(): void {
    const args = ["e2e/support/stand-ins/mail-server.ts", String(this.#smtpPort), this.mailDir];
    this.#mail = spawn(process.execPath, args, { stdio: "ignore" });
  }

  stopMail(): void {
    this.#mail?.kill();
    this.#mail = undefined;
  }

  /** Creates the shop and starts it. */
  static async open(options: ShopOptions = {}): Promise<OwnShop> {
    const folder = await mkdtemp(path.join(tmpdir(), "shop-hard-"));
    // PostgreSQL does not run as root; its own account must be able to enter the folder.
    await chmod(folder, 0o755);
    await mkdir(path.join(folder, "tmp"));
    const ports: [number, number, number] = [await freePort(), await freePort(), await freePort()];
    const gateway = new RazorpayGateway();
    const portal = new EInvoicePortal();
    const whatsapp = new WhatsAppApi();
    const standIns = { gateway, portal, whatsapp };
    await Promise.all(Object.values(standIns).map((standIn) => standIn.listen()));
    const shop = new OwnShop(folder, ports, standIns, options);
    await shop.start();
    return shop;
  }

  get logFile(): string {
    return path.join(this.folder, "shop.log");
  }

  /** Returns the shop's error log lines, the latest last. */
  async errors(): Promise<string[]> {
    const log = await readFile(this.logFile, "utf8");
    return log.split(/\n(?=\d{4}-\d\d-\d\dT)/).filter((entry) => /^\S+ error /.test(entry));
  }

  /** Starts the shop as a process manager does: repeats until it is up. */
  async start(): Promise<void> {
    const deadline = Date.now() + START_SECONDS * 1000;
    while (!(await this.tryStart())) {
      if (Date.now() < deadline) continue;
      throw new Error(`The shop does not start:\n${await readFile(this.logFile, "utf8")}`);
    }
  }

  /** Starts the shop once; returns whether it is up. */
  async tryStart(): Promise<boolean> {
    const log = await open(this.logFile, "a");
    const child = spawn(process.execPath, [...NODE_ARGS, "lib/runtime/start.mjs"], {
      env: this.#env,
      stdio: ["ignore", log.fd, log.fd],
    });
    await log.close();
    this.#supervisor = child;
    await poll(START_SECONDS, async () => hasEnded(child) || (await this.#stands()));
    return !hasEnded(child);
  }

  /** Requires a new web process, because that of a killed supervisor still responds for a moment. */
  async #stands(): Promise<boolean> {
    return (await this.processes()).web !== undefined && (await this.isReady());
  }

  /** Returns whether another web process has replaced this one. */
  async standsWithout(pid: number): Promise<boolean> {
    return (await this.processes()).web !== pid && (await this.#stands());
  }

  async isReady(): Promise<boolean> {
    const ask = fetch(`${this.origin}/api/health/ready`, { signal: AbortSignal.timeout(5_000) });
    return ask.then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Returns the ids of the shop's running processes; Linux only. */
  async processes(): Promise<{ supervisor?: number; web?: number; database?: number }> {
    const supervisor = this.#supervisor?.pid;
    if (supervisor === undefined || !this.isRunning) return {};
    const [web] = await this.webProcesses();
    const pidFile = path.join(this.dataDir, "postgres", "postmaster.pid");
    const database = Number((await readFile(pidFile, "utf8").catch(() => "")).split("\n")[0]);
    return { supervisor, ...(web && { web }), ...(database && { database }) };
  }

  async webProcesses(): Promise<number[]> {
    const supervisor = this.#supervisor?.pid;
    return supervisor === undefined ? [] : childrenRunning(supervisor, "lib/runtime/web");
  }

  /** Milliseconds since the worker's start; 0 while none runs. */
  async workerAgeMs(): Promise<number> {
    const supervisor = this.#supervisor?.pid;
    if (supervisor === undefined) return 0;
    const ages = (await childrenRunning(supervisor, "lib/runtime/worker")).map(ageMs);
    // One may end before it is looked at.
    return Math.max(0, ...(await Promise.all(ages.map((age) => age.catch(() => 0)))));
  }

  get isRunning(): boolean {
    return this.#supervisor !== undefined && !hasEnded(this.#supervisor);
  }

  /** Waits until the supervisor has exited. */
  async ended(): Promise<void> {
    if (this.isRunning && this.#supervisor) await once(this.#supervisor, "exit");
  }

  /** Runs an operator command; returns its exit code and output. */
  async operate(command: string): Promise<{ code: number | null; output: string }> {
    const args = [...NODE_ARGS, "lib/runtime/operator/run.ts", command];
    const child = spawn(process.execPath, args, { env: this.#env });
    const ended = once(child, "close") as Promise<[number | null]>;
    const [out, error] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
    const [code] = await ended;
    return { code, output: out + error };
  }

  /** Runs one statement as the owner of the database. */
  async sql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    const own = () => readFile(path.join(this.dataDir, "database-url"), "utf8");
    const client = new pg.Client(this.#databaseUrl || (await own()));
    await client.connect();
    try {
      return (await client.query(text, values)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  /** Shuts down the shop and removes its files. */
  async close(): Promise<void> {
    await this.stop();
    this.stopMail();
    this.#provider.kill();
    const standIns = [this.gateway, this.portal, this.whatsapp];
    await Promise.all(standIns.map((standIn) => standIn.close()));
    await rm(this.folder, { recursive: true, force: true, maxRetries: PAUSE_SECONDS });
  }

  async stop(): Promise<void> {
    if (this.isRunning) this.#supervisor?.kill("SIGTERM");
    await this.ended();
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function childrenRunning(parent: number, program: string): Promise<number[]> {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, "utf8").catch(
    () => "",
  );
  const found: number[] = [];
  for (const pid of children.trim().split(" ")) {
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (command.includes(program)) found.push(Number(pid));
  }
  return found;
}
