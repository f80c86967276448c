import fc from "fast-check";
import type { OwnShop } from "@/lib/testing/hard/own-shop";
import { readApi, type Api, type Operation } from "./document";
import { faultOf, SLOW_MS } from "./judge";
import { requestOf, type FuzzRequest } from "./request-arbitrary";
import { send, type Answer } from "./send";
import { World } from "./world";

/** Fuzzes every call that the shop's own document describes. */

interface FuzzOptions {
  requests: number;
  /** The same seed makes the same requests; what they meet depends on those before. */
  seed: number;
}

export interface FuzzReport {
  seed: number;
  /** How many were sent, by status. */
  statuses: Map<number, number>;
  sent: number;
  /** The slowest answer to a request that nothing else accompanied. */
  slowestMs: number;
  /** Calls that were never answered as they are when all is well. */
  neverWell: string[];
  /** Each fault once, with the smallest request that shows it. */
  faults: string[];
}

/** How many requests until the fuzzer looks again at what there is in the shop. */
const REFRESH_EVERY = 100;
const MOST_FAULTS = 20;
const MOST_SHOWN = 1500;

class FuzzRun {
  readonly #shop: OwnShop;
  readonly #api: Api;
  readonly #world: World;
  readonly #byName: Map<string, Operation>;
  readonly #well = new Set<string>();
  readonly #known = new Set<string>();
  readonly statuses = new Map<number, number>();
  sent = 0;
  slowestMs = 0;

  constructor(shop: OwnShop, api: Api) {
    this.#shop = shop;
    this.#api = api;
    this.#world = new World(shop);
    this.#byName = new Map(api.operations.map((operation) => [operation.name, operation]));
  }

  get neverWell(): string[] {
    return [...this.#byName.keys()].filter((name) => !this.#well.has(name));
  }

  /** The fault of one request's answer; one that is known already is none. */
  async faultOfRequest(request: FuzzRequest): Promise<string | undefined> {
    const operation = this.#byName.get(request.operation);
    if (!operation) return undefined;
    if (this.sent % REFRESH_EVERY === 0) await this.#world.refresh();
    this.sent += 1;
    const answer = await this.#answerTo(operation, request);
    if (typeof answer === "string") return this.#known.has(answer) ? undefined : answer;
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === operation.status) this.#well.add(operation.name);
    if (answer.status === 401 || answer.status === 403) {
      await this.#world.noteRefusal(request.caller);
    }
    const fault =
      faultOf(this.#api, operation, answer) ??
      (await this.#slowness(operation, request, answer.milliseconds));
    return fault && !this.#known.has(fault) ? fault : undefined;
  }

  /** Or how it failed, where there was none. */
  async #answerTo(operation: Operation, request: FuzzRequest): Promise<Answer | string> {
    try {
      return await send(this.#shop.origin, operation, request, this.#world);
    } catch (error) {
      const { name, message, cause } = error as Error;
      const why = cause instanceof Error ? cause.message : message;
      return `${operation.method} ${operation.path} gets no answer: ${name} ${why}`;
    }
  }

  /** A busy machine is no fault of the shop's: what was slow once has to be slow again, and again. */
  async #slowness(operation: Operation, request: FuzzRequest, first: number) {
    let milliseconds = first;
    for (let again = 0; again < 2 && milliseconds > SLOW_MS; again += 1) {
      milliseconds = (await send(this.#shop.origin, operation, request, this.#world)).milliseconds;
    }
    this.slowestMs = Math.max(this.slowestMs, milliseconds);
    if (milliseconds <= SLOW_MS) return undefined;
    return `${operation.method} ${operation.path} takes longer than ${SLOW_MS} ms`;
  }

  forget(fault: string): void {
    this.#known.add(fault);
  }

  /** A fault with the smallest request that shows it, and what the shop last said of an error. */
  async told(fault: string, request: unknown): Promise<string> {
    const shown = JSON.stringify(request).slice(0, MOST_SHOWN);
    const said = (await this.#shop.errors()).at(-1)?.slice(0, MOST_SHOWN) ?? "";
    return `${fault}\n  ${shown}\n  ${/ 5\d\d/.test(fault) ? said : ""}`;
  }
}

/** Sends one lane of requests one after the other; answers the faults with their smallest requests. */
async function lane(run: FuzzRun, operations: Operation[], seed: number, requests: number) {
  const faults: string[] = [];
  const arbitrary = fc.oneof(...operations.map(requestOf));
  for (let left = requests; left > 0 && faults.length < MOST_FAULTS;) {
    let seen: string | undefined;
    let sent = 0;
    const property = fc.asyncProperty(arbitrary, async (request) => {
      sent += 1;
      const fault = await run.faultOfRequest(request);
      seen ??= fault;
      // While it is made smaller, another fault is not mistaken for this one.
      if (fault !== undefined && fault === seen) throw new Error(fault);
    });
    const found = await fc.check(property, { seed: seed + left, numRuns: left });
    if (!found.failed || seen === undefined) break;
    run.forget(seen);
    faults.push(await run.told(seen, found.counterexample));
    left -= sent;
  }
  return faults;
}

/** As many at once as keep two processors busy without waiting on each other. */
const LANES = 3;

export async function runFuzz(shop: OwnShop, { requests, seed }: FuzzOptions): Promise<FuzzReport> {
  const api = await readApi(shop.origin);
  const run = new FuzzRun(shop, api);
  const each = Math.ceil(requests / LANES);
  const found = await Promise.all(
    Array.from({ length: LANES }, (_, index) =>
      lane(run, api.operations, seed + index * 1_000_003, each),
    ),
  );
  const { statuses, sent, slowestMs, neverWell } = run;
  return { seed, statuses, sent, slowestMs, neverWell, faults: [...new Set(found.flat())] };
}
