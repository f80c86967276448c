import "server-only";
import type { ChildProcess } from "node:child_process";
import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/base/log";
import { startOf } from "@/lib/base/programs/programs";
import { passOnFrom } from "../sharing/notify-siblings";
import { availableMemory } from "./available-memory";
import { BROKEN, RETIRE, STOP } from "./obey-supervisor";
import { StartError } from "./steps";

export interface WebOptions {
  /** Number of processes that answer requests on one port. */
  count: number;
  args?: readonly string[];
  env?: Record<string, string>;
  program?: string;
  /** Called with each process, including replacements. */
  started?: (web: ChildProcess) => void;
  /** Called with the id of each process that is gone, however it ended. */
  ended?: (pid: number) => void;
}

/** Number of exits that decide whether a process is replaced again. */
const REMEMBERED = 10;

/** Workers that have begun to accept requests. */
const listening = new WeakSet<Worker>();

/**
 * Settles once a process is gone. `once` would reject at an error of its channel, as a message causes that reaches a
 * process while it ends.
 */
const exited = (worker: Worker) =>
  new Promise<void>((resolve) => worker.once("exit", () => resolve()));

/**
 * The processes that answer requests. One that ends is replaced. On request each is replaced in turn by a fresh one,
 * without losing a request.
 */
export class WebProcesses {
  readonly #givenUp = Promise.withResolvers<undefined>();
  readonly #options: WebOptions;
  readonly #workers = new Set<Worker>();
  readonly #retiring = new Set<Worker>();
  /** Date.now() of unexpected exits. */
  #deaths: number[] = [];
  #hasStarted = false;
  #isStopping = false;
  #restarting = Promise.resolve();

  private constructor(options: WebOptions) {
    this.#options = options;
    // This process distributes connections in turn; a single web process accepts its connections itself.
    cluster.schedulingPolicy = options.count > 1 ? cluster.SCHED_RR : cluster.SCHED_NONE;
    cluster.setupPrimary({
      exec: options.program ?? startOf("lib/runtime/web.ts").file,
      args: [...(options.args ?? [])],
      // Not the supervisor's loader, which this file does not need. Two warnings are kept out of the log: next-auth
      // still calls url.parse(), and Prisma sends two queries at once in a transaction.
      execArgv: [
        "--no-deprecation",
        `--max-old-space-size=${heapLimit(options.count)}`,
        `--max-semi-space-size=${YOUNG_LIMIT}`,
      ],
    });
  }

  /**
   * Settles as soon as one process accepts requests; the others follow.
   * @throws StartError when it ends before
   */
  static async start(options: WebOptions): Promise<WebProcesses> {
    const web = new WebProcesses(options);
    await web.#launch();
    web.#hasStarted = true;
    for (let more = 1; more < options.count; more += 1) void web.#launch().catch(() => undefined);
    return web;
  }

  /** Settles when processes end again and again and are no longer replaced. */
  get givenUp(): Promise<undefined> {
    return this.#givenUp.promise;
  }

  /** Replaces the processes one after the other. */
  restart(): Promise<void> {
    this.#restarting = this.#restarting
      .then(() => this.#replaceAll())
      .catch((error: unknown) => log.error("The web processes could not be replaced", error));
    return this.#restarting;
  }

  /** Finishes requests under way and waits until all processes are gone. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const workers = [...this.#workers];
    const gone = workers.map(exited);
    for (const worker of workers) {
      // A process that does not listen yet has nothing to finish and would not receive the message.
      if (!listening.has(worker)) worker.process.kill("SIGKILL");
      else if (worker.isConnected()) worker.send(STOP);
    }
    await Promise.all(gone);
  }

  async #launch(): Promise<Worker> {
    const worker = cluster.fork(this.#options.env);
    this.#workers.add(worker);
    // The process may end while it receives the message.
    worker.on("error", () => undefined);
    worker.on("message", (message: unknown) => {
      if (message === BROKEN) void this.#replaceBroken(worker);
    });
    passOnFrom(worker, () =>
      [...this.#workers].filter(
        (other) => other !== worker && listening.has(other) && other.isConnected(),
      ),
    );
    const gone = exited(worker);
    void gone.then(() => this.#removed(worker));
    await Promise.race([
      once(worker, "listening"),
      gone.then(() => {
        throw new StartError("The web server did not start; see its message above.");
      }),
    ]);
    listening.add(worker);
    this.#options.started?.(worker.process);
    return worker;
  }

  #removed(worker: Worker): void {
    if (worker.process.pid !== undefined) this.#options.ended?.(worker.process.pid);
    this.#workers.delete(worker);
    const isWanted = !this.#retiring.delete(worker) && this.#hasStarted && !this.#isStopping;
    const serving = this.#workers.size - this.#retiring.size;
    if (isWanted && serving < this.#options.count) void this.#replace(worker);
  }

  async #replace({ process: { pid, exitCode, signalCode } }: Worker): Promise<void> {
    if (!(await this.#mayLaunchAgain())) return;
    log.error(`Web process ${pid} ended (${signalCode ?? exitCode}); another takes its place.`);
    if (!this.#isStopping) await this.#launch().catch(() => undefined);
  }

  /**
   * Starts another process before the broken one ends. When none comes up, the broken one is replaced after it has
   * ended.
   */
  async #replaceBroken(worker: Worker): Promise<void> {
    if (this.#isStopping || this.#retiring.has(worker) || !(await this.#mayLaunchAgain())) return;
    log.error(`Web process ${worker.process.pid} is broken; another takes its place.`);
    await this.#launch().then(
      () => void this.#retire(worker),
      () => undefined,
    );
  }

  /**
   * Waits longer the more processes have ended recently. Returns false, and gives up all of them, when that does not
   * stop.
   */
  async #mayLaunchAgain(): Promise<boolean> {
    this.#deaths = [...this.#deaths.slice(-REMEMBERED), Date.now()];
    const delay = replacementDelay(this.#deaths, Date.now());
    if (delay === undefined) {
      log.error("The web processes end again and again; see their messages above.");
      this.#givenUp.resolve(undefined);
      return false;
    }
    await sleep(delay, undefined, { ref: false });
    return true;
  }

  async #replaceAll(): Promise<void> {
    for (const worker of [...this.#workers]) {
      if (this.#isStopping) return;
      await this.#launch();
      await this.#retire(worker);
    }
  }

  /**
   * Waits until the process has finished its answers and is gone. It may already have ended by itself and been
   * replaced.
   */
  async #retire(worker: Worker): Promise<void> {
    if (worker.isDead()) return;
    this.#retiring.add(worker);
    const gone = exited(worker);
    if (worker.isConnected()) worker.send(RETIRE);
    await gone;
  }
}

const MIB = 1024 * 1024;
/**
 * MiB. One process can work with the minimum; above the maximum, a process that caches 160 MiB of pages has no use
 * for more.
 */
const HEAP_LIMITS = { least: 192, most: 1024 };

/**
 * Returns the MiB of V8's heap for each of `count` web processes. Half of the memory is divided between them; the
 * rest is for their memory outside of the heap, the database and the supervisor. By default V8 would give each
 * process a quarter of the machine, however many there are.
 */
export function heapLimit(count: number, memory = availableMemory()): number {
  const share = Math.floor(memory / 2 / count / MIB);
  return Math.max(HEAP_LIMITS.least, Math.min(HEAP_LIMITS.most, share));
}

/**
 * MiB of each half of V8's young generation, for objects that live no longer than a request. Without a limit it grew
 * to 120 MiB under load and returned nothing. A search page takes as much processor time with 8 as with 16, and a
 * twentieth more with 4.
 */
const YOUNG_LIMIT = 8;

const WITHIN_MS = 60_000;
const MOST = 10;
const FIRST_MS = 100;
const LONGEST_MS = 5_000;

/**
 * Returns the milliseconds until a process that ended is replaced: 0 for the first within a minute, then doubling up
 * to 5 seconds. Returns undefined (no replacement) when ten have ended within a minute.
 * @param endedAt times at which processes ended, in milliseconds
 */
export function replacementDelay(endedAt: readonly number[], now: number): number | undefined {
  const lately = endedAt.filter((at) => now - at < WITHIN_MS).length;
  if (lately >= MOST) return undefined;
  return lately <= 1 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (lately - 2));
}
