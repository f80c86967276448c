import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import {
  childrenRunning,
  preparePlace,
  ProductionShop,
  type ShopOptions,
  type ShopPlace,
} from "@/e2e/production-shop";
import { freePort } from "@/e2e/support/free-port";
import { originAt } from "@/e2e/support/origin-at";
import { ageMs } from "./process-stat";

/** A production shop with a mail server and a sign-in provider, whose processes and database a rig can reach. */
export class OwnShop extends ProductionShop {
  readonly mailDir: string;
  readonly #databaseUrl: string;
  readonly #smtpPort: number;
  readonly #provider: ChildProcess;
  #mail: ChildProcess | undefined;

  private constructor(
    place: ShopPlace,
    { smtpPort, issuerPort }: { smtpPort: number; issuerPort: number },
    { env, ...options }: ShopOptions,
  ) {
    super(place, {
      ...options,
      env: {
        ...(options.databaseUrl && { AUTH_SECRET: randomBytes(36).toString("base64url") }),
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        GOOGLE_CLIENT_ID: "shop",
        GOOGLE_CLIENT_SECRET: "a-secret-of-the-tests",
        GOOGLE_ISSUER: originAt(issuerPort),
        // Trusts each caller's stated address, so that no rate limit ends the test.
        TRUST_PROXY: "1",
        LOG_REQUESTS: "0",
        ...env,
      },
    });
    this.#databaseUrl = options.databaseUrl ?? "";
    this.#smtpPort = smtpPort;
    this.mailDir = path.join(place.folder, "mail");
    const callback = `${this.origin}/api/auth/callback/google`;
    const provider = ["e2e/support/stand-ins/openid-provider.ts", String(issuerPort), callback];
    this.#provider = spawn(process.execPath, provider, { stdio: "ignore" });
    this.startMail();
  }

  /** Creates the shop and starts it. */
  static async open(options: ShopOptions = {}): Promise<OwnShop> {
    const ports = { smtpPort: await freePort(), issuerPort: await freePort() };
    const shop = new OwnShop(await preparePlace(), ports, options);
    await shop.start();
    return shop;
  }

  startMail(): void {
    const args = ["e2e/support/stand-ins/mail-server.ts", String(this.#smtpPort), this.mailDir];
    this.#mail = spawn(process.execPath, args, { stdio: "ignore" });
  }

  stopMail(): void {
    this.#mail?.kill();
    this.#mail = undefined;
  }

  /** Returns the shop's error log lines, the latest last. */
  async errors(): Promise<string[]> {
    const log = await readFile(this.logFile, "utf8");
    return log.split(/\n(?=\d{4}-\d\d-\d\dT)/).filter((entry) => /^\S+ error /.test(entry));
  }

  /** Requires a new web process, because that of a killed supervisor still responds for a moment. */
  protected override async stands(): Promise<boolean> {
    return (await this.processes()).web !== undefined && (await this.isReady());
  }

  /** Returns whether another web process has replaced this one. */
  async standsWithout(pid: number): Promise<boolean> {
    return (await this.processes()).web !== pid && (await this.stands());
  }

  /** Returns the ids of the shop's running processes; Linux only. */
  async processes(): Promise<{ supervisor?: number; web?: number; database?: number }> {
    const supervisor = this.supervisor?.pid;
    if (supervisor === undefined || !this.isRunning) return {};
    const [web] = await this.webProcesses();
    const pidFile = path.join(this.dataDir, "postgres", "postmaster.pid");
    const database = Number((await readFile(pidFile, "utf8").catch(() => "")).split("\n")[0]);
    return { supervisor, ...(web && { web }), ...(database && { database }) };
  }

  async webProcesses(): Promise<number[]> {
    const supervisor = this.supervisor?.pid;
    return supervisor === undefined ? [] : childrenRunning(supervisor, "lib/runtime/web");
  }

  /** Milliseconds since the worker's start; 0 while none runs. */
  async workerAgeMs(): Promise<number> {
    const supervisor = this.supervisor?.pid;
    if (supervisor === undefined) return 0;
    const ages = (await childrenRunning(supervisor, "lib/runtime/worker")).map(ageMs);
    // A process may end before its age is read.
    return Math.max(0, ...(await Promise.all(ages.map((age) => age.catch(() => 0)))));
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

  override async close(): Promise<void> {
    this.#provider.kill();
    await this.stop();
    this.stopMail();
    await super.close();
  }
}
