import { expect, vi } from "vitest";
import type { AnswerOf, Call } from "@/lib/api/call";
import type { ErrorCode } from "@/lib/base/errors";

/**
 * Mocks the shop for component tests at `fetch`. The endpoint types check a test's responses against the real ones,
 * which other tests verify.
 */

/** Lets a response use readonly constants in place of a mutable list. */
type Loose<T> = T extends readonly (infer I)[]
  ? readonly Loose<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Loose<T[K]> }
    : T;

interface Success<Body> {
  status: 200;
  body: Body;
  headers?: Record<string, string>;
}

interface Refusal {
  status: number;
  body: { code: ErrorCode; message: string; fields?: Record<string, string> };
}

type Reply<C extends Call> = Success<Loose<AnswerOf<C>>> | Refusal;

export interface Requested {
  query: Record<string, string>;
  body: unknown;
  /** Aborted once the page no longer waits for the response. */
  signal: AbortSignal;
}

interface Row {
  method: string;
  path: RegExp;
  reply: (asked: Requested) => Promise<Success<unknown> | Refusal>;
}

let rows: Row[] = [];
let unanswered: string[] = [];

/**
 * Mocks `call` from now on, replacing an earlier mock; a call without a mock fails the test. The returned array
 * collects the requests.
 */
export function answer<C extends Call>(
  call: C,
  reply: Reply<C> | ((asked: Requested) => Reply<C> | Promise<Reply<C>>),
): Requested[] {
  const [method = "", path = ""] = call.split(" ");
  const heard: Requested[] = [];
  const row: Row = {
    method,
    path: new RegExp(`^/api${path.replace(/\{\w+\}/g, "[^/]+")}$`),
    reply: async (asked) => {
      heard.push(asked);
      return typeof reply === "function" ? reply(asked) : reply;
    },
  };
  rows = [row, ...rows];
  return heard;
}

/** Mocks the call as `answer` does, but responds only when released; `asked` says whether a request is waiting. */
export function answerLate<C extends Call>(call: C, reply: Reply<C>) {
  const { promise: held, resolve } = Promise.withResolvers<undefined>();
  const asked = answer(call, async () => {
    await held;
    return reply;
  });
  return { asked, release: () => resolve(undefined) };
}

export function ok<const Body>(body: Body): Success<Body> {
  return { status: 200, body };
}

interface PageOptions {
  /** The length of the whole list; defaults to the number of items on this page. */
  total?: number;
  isAtLeast?: boolean;
  /** The cursor of the next page. */
  next?: string;
}

export function page<Item>(items: readonly Item[], options: PageOptions = {}) {
  const { total = items.length, isAtLeast, next } = options;
  const headers: Record<string, string> = {
    "X-Total-Count": String(total),
    ...(isAtLeast ? { "X-Total-Count-Relation": "gte" } : {}),
    ...(next === undefined ? {} : { Link: `</api/next?cursor=${next}>; rel="next"` }),
  };
  return { ...ok(items), headers };
}

/** Returns the first item of a list that must not be empty, such as an example's. */
export function firstOf<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error("The list is empty.");
  return item;
}

export function refusal(
  status: number,
  code: ErrorCode,
  message = "",
  fields: Record<string, string> = {},
): Refusal {
  return { status, body: { code, message, fields } };
}

/** The response to an unexpected error in the shop. */
export const INTERNAL = refusal(500, "internal");

/** Resets the mocked shop for one test. */
export function openShop(): void {
  rows = [];
  unanswered = [];
  const elsewhere = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith("/api/")) return elsewhere(request);
    const row = rows.find(({ method, path }) => method === request.method && path.test(pathname));
    if (!row) {
      unanswered.push(`${request.method} ${pathname}`);
      return Response.error();
    }
    const text = await request.text();
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    const reply = await row.reply({
      query: Object.fromEntries(searchParams),
      body,
      signal: request.signal,
    });
    request.signal.throwIfAborted();
    return toResponse(reply);
  });
}

function toResponse({ status, body, ...reply }: Success<unknown> | Refusal): Response {
  if (body === undefined) return new Response(null, { status: 204 });
  const headers = "headers" in reply ? reply.headers : undefined;
  return Response.json(body, { status, headers });
}

export function expectEveryCallAnswered(): void {
  expect(unanswered, "calls that the test has no answer to").toEqual([]);
}
