import "server-only";
import { fork, type ChildProcess } from "node:child_process";
import pg from "pg";
import { log } from "@/lib/log";
import { backupIsDue, readBackupFacts } from "@/lib/system/backup-due";

const PATIENCE_MS = 5_000;
/** This process may have been given no loader, or one of its own. */
const EXEC_ARGV = ["--import", "./lib/server/node-hooks.mjs"];

export interface BackupJob {
  /** Of the database's owner, or whoever DATABASE_URL names. */
  databaseUrl: string;
  /** The operator's; undefined where the shop keeps one of its own, which belongs into the backup. */
  authSecret: string | undefined;
}

interface BackupTiming {
  /** Milliseconds between two looks for a backup that is due. */
  look: number;
  /** Milliseconds before the next try when its process ended unexpectedly. */
  pause: number;
}

const TIMING: BackupTiming = { look: 5_000, pause: 60_000 };

/** Starts lib/operator/backup-job.ts whenever a backup was asked for or the time of day for one has come. */
export class BackupKeeper {
  readonly #job: BackupJob;
  readonly #pause: number;
  readonly #database: pg.Pool;
  readonly #timer: NodeJS.Timeout;
  #child: ChildProcess | undefined;
  /** Settles when the process has ended, if there is one. */
  #gone = Promise.resolve();
  #notBefore = 0;
  #isOutage = false;
  #isStopped = false;

  constructor(job: BackupJob, { look, pause } = TIMING) {
    this.#job = job;
    this.#pause = pause;
    this.#database = new pg.Pool({
      connectionString: job.databaseUrl,
      max: 1,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    // An idle connection that breaks; the next look opens another.
    this.#database.on("error", () => undefined);
    this.#timer = setInterval(() => void this.#look(), look);
  }

  /** A backup that is being made is broken off; the next start says so. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    if (this.#child?.connected) this.#child.disconnect();
    await this.#gone;
    await this.#database.end();
  }

  async #look(): Promise<void> {
    if (this.#child || Date.now() < this.#notBefore) return;
    if (await this.#isDue()) this.#start();
  }

  async #isDue(): Promise<boolean> {
    try {
      const facts = await readBackupFacts(this.#database);
      this.#isOutage = false;
      return backupIsDue(facts);
    } catch (error) {
      if (!this.#isOutage && !this.#isStopped) log.error("The backups cannot be read", error);
      this.#isOutage = true;
      return false;
    }
  }

  #start(): void {
    if (this.#child || this.#isStopped) return;
    // A group of its own: Ctrl-C reaches the supervisor alone, which stops things in order.
    const child = fork("lib/operator/backup-job.ts", { detached: true, execArgv: EXEC_ARGV });
    this.#child = child;
    // It may end while it is told what to do; that it ended says enough.
    child.on("error", () => undefined);
    this.#gone = new Promise((resolve) => child.once("exit", () => resolve()));
    child.send(this.#job);
    child.once("exit", (code) => {
      this.#child = undefined;
      if (code === 0 || this.#isStopped) return;
      this.#notBefore = Date.now() + this.#pause;
      log.error("The process that backs up ended unexpectedly; it is started again in a minute.");
    });
  }
}
