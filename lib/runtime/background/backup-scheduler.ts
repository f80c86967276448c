import "server-only";
import type { ChildProcess } from "node:child_process";
import { log } from "@/lib/base/log";
import { backupIsDue, readBackupFacts } from "@/lib/dashboard/system/backup-due";
import { Lookout } from "./lookout";
import { startChild } from "../supervisor/start-child";

export interface BackupJob {
  /** Connects as the database's owner, or as the role in DATABASE_URL. */
  databaseUrl: string;
  /** The operator's secret; undefined when the shop stores its own, which belongs in the backup. */
  authSecret: string | undefined;
}

interface BackupTiming {
  /** Milliseconds between two checks for a due backup. */
  look: number;
  /** Milliseconds before the next try after the backup process ended unexpectedly. */
  pause: number;
}

const TIMING: BackupTiming = { look: 5_000, pause: 60_000 };

/** Starts lib/runtime/operator/backup-job.ts when a backup was requested or its time of day has come. */
export class BackupScheduler {
  readonly #job: BackupJob;
  readonly #pause: number;
  readonly #lookout: Lookout;
  readonly #timer: NodeJS.Timeout;
  #child: ChildProcess | undefined;
  /** Settles when the backup process has ended; settled when there is none. */
  #gone = Promise.resolve();
  #notBefore = 0;
  #isStopped = false;

  constructor(job: BackupJob, { look, pause } = TIMING) {
    this.#job = job;
    this.#pause = pause;
    this.#lookout = new Lookout(job.databaseUrl, "The backups cannot be read");
    this.#timer = setInterval(() => void this.#look(), look);
  }

  /** Aborts a backup that is being made; the next start reports it. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    if (this.#child?.connected) this.#child.disconnect();
    await this.#gone;
    await this.#lookout.stop();
  }

  async #look(): Promise<void> {
    if (this.#child || Date.now() < this.#notBefore) return;
    const isDue = await this.#lookout.ask(async (db) => backupIsDue(await readBackupFacts(db)));
    if (isDue) this.#start();
  }

  #start(): void {
    if (this.#child || this.#isStopped) return;
    const { child, gone } = startChild("lib/runtime/operator/backup-job.ts");
    this.#child = child;
    this.#gone = gone;
    child.send(this.#job);
    child.once("exit", (code) => {
      this.#child = undefined;
      if (code === 0 || this.#isStopped) return;
      this.#notBefore = Date.now() + this.#pause;
      log.error("The process that backs up ended unexpectedly; it is started again in a minute.");
    });
  }
}
