import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text as textOf } from "node:stream/consumers";
import { poll } from "@/lib/base/poll";
import { decidePayments } from "./decide-payments";
import { freePort } from "./support/free-port";
import { originAt } from "./support/origin-at";
import { EInvoicePortal } from "./support/stand-ins/einvoice-portal";
import { RazorpayGateway } from "./support/stand-ins/razorpay-gateway";
import { WhatsAppApi } from "./support/stand-ins/whatsapp-api";

export const OWNER = { email: "owner@example.com", password: "seventeen paper boxes" };

/** Milliseconds that a shop may take to start on a busy machine; the first start builds the site. */
export const START_MS = 300_000;

const NODE_ARGS = ["--import", "./lib/runtime/node-hooks.mjs"];
const REMOVE_RETRIES = 20;

export interface ShopOptions {
  /** A database of another server; without it, the shop gets its own. */
  databaseUrl?: string;
  /** The data folder, if it is not in the shop's own folder. */
  dataDir?: string;
  /** Added to the usual variables of test shops. */
  env?: Record<string, string>;
  /** Whether its owner has not decided on payments yet, so that customers cannot order. */
  isUndecided?: boolean;
}

export interface ShopPlace {
  folder: string;
  port: number;
  standIns: { gateway: RazorpayGateway; portal: EInvoicePortal; whatsapp: WhatsAppApi };
}

export async function preparePlace(): Promise<ShopPlace> {
  const folder = await mkdtemp(path.join(tmpdir(), "shop-own-"));
  // PostgreSQL does not run as root; its own account must be able to enter the folder.
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, "tmp"));
  const standIns = {
    gateway: new RazorpayGateway(),
    portal: new EInvoicePortal(),
    whatsapp: new WhatsAppApi(),
  };
  await Promise.all(Object.values(standIns).map((standIn) => standIn.listen()));
  return { folder, port: await freePort(), standIns };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Returns the ids of the process's children that run a program; Linux only. */
export async function childrenRunning(parent: number, program: string): Promise<number[]> {
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

/** A production shop without products, in its own folder and with stand-ins for external services. */
export class ProductionShop {
  readonly folder: string;
  readonly dataDir: string;
  readonly temporaryDir: string;
  readonly origin: string;
  readonly ownerEmail = OWNER.email;
  readonly gateway: RazorpayGateway;
  readonly whatsapp: WhatsAppApi;
  /** The stand-in for the provider of e-invoices. */
  readonly portal: EInvoicePortal;
  readonly #env: NodeJS.ProcessEnv;
  readonly #isUndecided: boolean;
  protected supervisor: ChildProcess | undefined;

  constructor({ folder, port, standIns }: ShopPlace, options: ShopOptions = {}) {
    const { databaseUrl = "", dataDir = path.join(folder, "data"), env = {} } = options;
    this.#isUndecided = options.isUndecided ?? false;
    this.gateway = standIns.gateway;
    this.portal = standIns.portal;
    this.whatsapp = standIns.whatsapp;
    this.folder = folder;
    this.dataDir = dataDir;
    this.temporaryDir = path.join(folder, "tmp");
    this.origin = originAt(port);
    this.#env = {
      ...process.env,
      PORT: String(port),
      APP_URL: this.origin,
      DATA_DIR: dataDir,
      TMPDIR: this.temporaryDir,
      DATABASE_URL: databaseUrl,
      // One web process, so that its memory can be measured and it can be killed.
      WEB_CONCURRENCY: "1",
      DEMO_DATA: "0",
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      ...this.gateway.env,
      ...this.whatsapp.env,
      ...this.portal.env,
      ...env,
    };
  }

  get logFile(): string {
    return path.join(this.folder, "shop.log");
  }

  /** Starts the shop like a process manager: repeats until it is up. */
  async start(): Promise<void> {
    const deadline = Date.now() + START_MS;
    while (!(await this.tryStart())) {
      if (Date.now() < deadline) continue;
      throw new Error(`The shop does not start:\n${await readFile(this.logFile, "utf8")}`);
    }
    if (this.#isUndecided) return;
    const own = path.join(this.dataDir, "database-url");
    await decidePayments(this.#env.DATABASE_URL || (await readFile(own, "utf8")).trim());
  }

  /** Starts the shop once; returns whether it is up. */
  async tryStart(): Promise<boolean> {
    const log = await open(this.logFile, "a");
    const child = spawn(process.execPath, ["lib/runtime/start.mjs"], {
      env: this.#env,
      stdio: ["ignore", log.fd, log.fd],
    });
    await log.close();
    this.supervisor = child;
    await poll(START_MS / 1000, async () => hasEnded(child) || (await this.stands()));
    return !hasEnded(child);
  }

  /** Returns whether a shop that was just started is up. */
  protected stands(): Promise<boolean> {
    return this.isReady();
  }

  async isReady(): Promise<boolean> {
    const request = fetch(`${this.origin}/api/health/ready`, {
      signal: AbortSignal.timeout(5_000),
    });
    return request.then(
      ({ ok }) => ok,
      () => false,
    );
  }

  get isRunning(): boolean {
    return this.supervisor !== undefined && !hasEnded(this.supervisor);
  }

  /** Waits until the supervisor has exited. */
  async ended(): Promise<void> {
    if (this.isRunning && this.supervisor) await once(this.supervisor, "exit");
  }

  /**
   * Runs an operator command with `input` as stdin; returns what it prints.
   * @throws with its output when it fails
   */
  async operate(command: string, args: string[] = [], input = ""): Promise<string> {
    const program = [...NODE_ARGS, "lib/runtime/operator/run.ts", command, ...args];
    const child = spawn(process.execPath, program, { env: this.#env });
    const ended = once(child, "close") as Promise<[number | null]>;
    child.stdin.end(input);
    const output = (await Promise.all([textOf(child.stdout), textOf(child.stderr)])).join("");
    const [code] = await ended;
    if (code !== 0) throw new Error(output.trim());
    return output;
  }

  async stop(): Promise<void> {
    if (this.isRunning) this.supervisor?.kill("SIGTERM");
    await this.ended();
  }

  /** Shuts down the shop and removes its files. */
  async close(): Promise<void> {
    await this.stop();
    await Promise.all([this.gateway, this.portal, this.whatsapp].map((standIn) => standIn.close()));
    await rm(this.folder, { recursive: true, force: true, maxRetries: REMOVE_RETRIES });
  }
}
