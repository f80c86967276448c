import fc from "fast-check";
import type { OwnShop } from "@/rigs/hard/own-shop";
import { paceNow } from "@/e2e/support/faults/pace";
import { readApi, type Api, type Operation } from "./document";
import type { Reach } from "./journey";
import { JOURNEYS } from "./journeys";
import { findFault, SLOW_MS } from "./judge";
import { toRequest, type FuzzRequest } from "./request-arbitrary";
import { send, type Answer } from "./send";
import { World } from "./world";

/** Fuzzes every call that the shop's OpenAPI document describes. */

export interface FuzzOptions {
  requests: number;
  /** No request is sent after this time (from Date.now()). */
  until: number;
  /** The same seed makes the same requests; the data that they affect depends on earlier requests. */
  seed: number;
}

export interface FuzzReport {
  seed: number;
  /** The number of requests by status. */
  statuses: Map<number, number>;
  sent: number;
  /** The slowest response to a request that was sent alone. */
  slowestMs: number;
  /** Each fault once, with the smallest request that shows it. */
  faults: string[];
}

/** The number of requests after which the fuzzer reads the shop's data again. */
const REFRESH_EVERY = 100;
const MAX_FAULTS = 20;
const MAX_SHOWN = 1500;

/** The number of requests after which a call counts as one that cannot succeed. */
const MAX_TRIES = 1000;

const EMPTY: FuzzRequest = {
  operation: "",
  caller: "visitor",
  path: {},
  query: {},
  headers: {},
  body: { kind: "none" },
};

/** Whether the status is one of the documented successes. */
const isWell = ({ statuses }: Operation, { status }: Answer): boolean => statuses.includes(status);

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

  /** Returns the fault of a request's response; undefined for faults that are already known. */
  async faultOfRequest(request: FuzzRequest): Promise<string | undefined> {
    const operation = this.#byName.get(request.operation);
    if (!operation) return undefined;
    if (this.sent % REFRESH_EVERY === 0) await this.#world.refresh();
    this.sent += 1;
    const answer = await this.#answerTo(operation, request);
    if (typeof answer === "string") return this.#known.has(answer) ? undefined : answer;
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    if (isWell(operation, answer)) this.#well.add(operation.name);
    if (answer.status === 401 || answer.status === 403) {
      await this.#world.noteRefusal(request.caller);
    }
    const fault =
      findFault(this.#api, operation, answer) ??
      (await this.#slowness(operation, request, answer.milliseconds));
    return fault && !this.#known.has(fault) ? fault : undefined;
  }

  /** Returns the response, or how the request failed without one. */
  async #answerTo(operation: Operation, request: FuzzRequest): Promise<Answer | string> {
    try {
      return await send(this.#shop.origin, operation, request, this.#world);
    } catch (error) {
      const { name, message, cause } = error as Error;
      const why = cause instanceof Error ? cause.message : message;
      return `${operation.method} ${operation.path} gets no answer: ${name} ${why}`;
    }
  }

  /**
   * Repeats a slow request several times, with limits scaled to the machine's current speed, because a busy machine
   * is not the shop's fault.
   */
  async #slowness(operation: Operation, request: FuzzRequest, first: number) {
    let milliseconds = first;
    for (let again = 0; again < 2 && milliseconds > SLOW_MS; again += 1) {
      const before = await paceNow();
      const answer = await send(this.#shop.origin, operation, request, this.#world);
      milliseconds = answer.milliseconds / Math.max(before, await paceNow());
    }
    this.slowestMs = Math.max(this.slowestMs, milliseconds);
    if (milliseconds <= SLOW_MS) return undefined;
    return `${operation.method} ${operation.path} takes longer than ${SLOW_MS} ms`;
  }

  /** Makes a call that must succeed. */
  reach: Reach = async (name, requested) => {
    const operation = this.#byName.get(name);
    if (!operation) throw new Error(`The document has no ${name}.`);
    const request = { ...EMPTY, operation: name, ...requested };
    const answer = await send(this.#shop.origin, operation, request, this.#world);
    this.sent += 1;
    const fault = findFault(this.#api, operation, answer);
    if (fault) throw new Error(fault);
    if (!isWell(operation, answer)) {
      throw new Error(`${name} was to succeed and answers ${answer.status}: ${answer.text}`);
    }
    this.#well.add(name);
    const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
    return { headers: answer.headers, body: isJson ? JSON.parse(answer.text) : answer.text };
  };

  /** Runs the journeys; returns the errors that stopped any of them. */
  async journeys(): Promise<string[]> {
    const faults: string[] = [];
    for (const journey of JOURNEYS) {
      await this.#world.refresh();
      await this.#world.noteRefusal("admin");
      const admin = (await this.#world.tokenOf("admin")) ?? "";
      const product = this.#world.filled("{{product:0}}");
      await journey({ shop: this.#shop, reach: this.reach, admin, product }).catch(
        (error: unknown) => faults.push((error as Error).message),
      );
    }
    return faults;
  }

  /** Sends requests to calls that have never succeeded until they do; returns the faults found on the way. */
  async reachTheRest(seed: number): Promise<string[]> {
    const faults: string[] = [];
    for (const name of this.#byName.keys()) {
      const operation = this.#byName.get(name);
      if (!operation || this.#well.has(name)) continue;
      await this.#world.refresh();
      for (const request of fc.sample(toRequest(operation), { seed, numRuns: MAX_TRIES })) {
        const fault = await this.faultOfRequest(request);
        if (fault) faults.push(await this.told(fault, request));
        if (this.#well.has(name)) break;
      }
      if (!this.#well.has(name)) faults.push(`${name} never succeeded.`);
    }
    return faults;
  }

  forget(fault: string): void {
    this.#known.add(fault);
  }

  /** Describes a fault with the smallest request that shows it and the shop's latest error log. */
  async told(fault: string, request: unknown): Promise<string> {
    const shown = JSON.stringify(request).slice(0, MAX_SHOWN);
    const said = (await this.#shop.errors()).at(-1)?.slice(0, MAX_SHOWN) ?? "";
    return `${fault}\n  ${shown}\n  ${/ 5\d\d/.test(fault) ? said : ""}`;
  }
}

/** Sends one sequence of requests, one at a time; returns the faults with their smallest requests. */
async function lane(
  run: FuzzRun,
  operations: Operation[],
  { seed, requests, until }: FuzzOptions,
): Promise<string[]> {
  const faults: string[] = [];
  const arbitrary = fc.oneof(...operations.map(toRequest));
  for (let left = requests; left > 0 && faults.length < MAX_FAULTS;) {
    let seen: string | undefined;
    let sent = 0;
    const property = fc.asyncProperty(arbitrary, async (request) => {
      if (Date.now() > until) return;
      sent += 1;
      const fault = await run.faultOfRequest(request);
      seen ??= fault;
      // While fast-check shrinks the request, a different fault does not count as this one.
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

/** Enough parallel lanes to keep two processors busy without waiting on each other. */
const LANES = 3;

export async function runFuzz(
  shop: OwnShop,
  { requests, seed, until }: FuzzOptions,
): Promise<FuzzReport> {
  const api = await readApi(shop.origin);
  const run = new FuzzRun(shop, api);
  const each = Math.ceil(requests / LANES);
  const found = await Promise.all(
    Array.from({ length: LANES }, (_, index) =>
      lane(run, api.operations, { seed: seed + index * 1_000_003, requests: each, until }),
    ),
  );
  const all = [...found.flat(), ...(await run.journeys()), ...(await run.reachTheRest(seed))];
  const { statuses, sent, slowestMs } = run;
  return { seed, statuses, sent, slowestMs, faults: [...new Set(all)] };
}
