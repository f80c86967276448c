import "server-only";
import type { ChildProcess } from "node:child_process";
import { MINUTE_MS } from "@/lib/base/india-time";
import { log } from "@/lib/base/log";
import { jobsAreDue, jobsAreStuck } from "@/lib/messaging/queue/jobs";
import { Lookout } from "./lookout";
import { startChild } from "../supervisor/start-child";
import { SCHEDULES, type Schedule, type WorkerTask } from "./schedules";

export interface WorkerTiming {
  /** Milliseconds between two checks for due mails, webhooks and notifications. */
  look: number;
  /** Milliseconds before a worker that ended unexpectedly is replaced. */
  pause: number;
  schedules: Record<WorkerTask, Schedule>;
}

const TIMING: WorkerTiming = { look: 1_000, pause: 10_000, schedules: SCHEDULES };

/** Starts the worker (worker.ts) when there is something for it to do. */
export class WorkerSupervisor {
  readonly #timing: WorkerTiming;
  readonly #lookout: Lookout;
  readonly #timers: NodeJS.Timeout[] = [];
  /** Tasks that were requested and are not done yet. */
  readonly #tasks = new Set<WorkerTask>();
  #child: ChildProcess | undefined;
  /** Settles when the worker has ended; settled when there is none. */
  #gone = Promise.resolve();
  #notBefore = 0;
  #isStopped = false;

  constructor(databaseUrl: string, timing = TIMING) {
    this.#timing = timing;
    this.#lookout = new Lookout(databaseUrl, "What the worker is to do cannot be read");
    for (const task of Object.keys(SCHEDULES) as WorkerTask[]) this.#schedule(task);
    this.#lookAgain(jobsAreDue, timing.look);
    this.#lookAgain(jobsAreStuck, MINUTE_MS);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    if (this.#child?.connected) this.#child.send("stop");
    await this.#gone;
    await this.#lookout.stop();
  }

  #schedule(task: WorkerTask): void {
    const { first, every } = this.#timing.schedules[task];
    const request = () => void this.#ask(task);
    const begin = () => {
      request();
      this.#timers.push(setInterval(request, every));
    };
    this.#timers.push(setTimeout(begin, first));
  }

  async #ask(task: WorkerTask): Promise<void> {
    const { isDue = () => Promise.resolve(true) } = this.#timing.schedules[task];
    if (!(await this.#lookout.ask((db) => isDue(db, new Date())))) return;
    this.#tasks.add(task);
    if (this.#child?.connected) this.#child.send(task);
  }

  #lookAgain(isDue: typeof jobsAreDue, every: number): void {
    const look = async () => {
      if (this.#child || Date.now() < this.#notBefore) return;
      if (this.#tasks.size > 0 || (await this.#lookout.ask(isDue))) this.#start();
    };
    this.#timers.push(setInterval(() => void look(), every));
  }

  #start(): void {
    if (this.#child || this.#isStopped) return;
    const { child, gone } = startChild("lib/runtime/worker.ts");
    this.#child = child;
    this.#gone = gone;
    // Tasks that a worker does not finish before it ends stay for the next worker.
    for (const task of this.#tasks) child.send(task);
    child.on("message", (done) => this.#tasks.delete(done as WorkerTask));
    child.once("exit", (code) => {
      this.#child = undefined;
      if (code === 0) return;
      this.#notBefore = Date.now() + this.#timing.pause;
      log.error(
        "The worker ended unexpectedly; it is started again when there is something to do.",
      );
    });
  }
}
