import { expect, vi } from "vitest";
import type { AnswerOf, Call } from "@/lib/api/call";
import type { ErrorCode } from "@/lib/base/errors";

/**
 * The shop as a component test lets it answer. A call goes as far as `fetch`; the types of the endpoint's
 * row hold what a test says here to what the real shop says, whose answers the other tests look at.
 */

/** Constants may stand where an answer has a list that could be written. */
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

/** What a component asked for. */
export interface Asked {
  query: Record<string, string>;
  body: unknown;
}

interface Row {
  method: string;
  path: RegExp;
  reply: (asked: Asked) => Promise<Success<unknown> | Refusal>;
}

let rows: Row[] = [];
let unanswered: string[] = [];

/**
 * Answers `call` from now on, in place of what was said before; a call that no test has an answer to
 * fails it. What has been asked is told in the array that comes back.
 */
export function answer<C extends Call>(
  call: C,
  reply: Reply<C> | ((asked: Asked) => Reply<C> | Promise<Reply<C>>),
): Asked[] {
  const [method = "", path = ""] = call.split(" ");
  const heard: Asked[] = [];
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

/** The same, but the answer is only given once it is released; `asked` tells whether it is waited for. */
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
  /** Of the whole list; the items of this page without it. */
  total?: number;
  isAtLeast?: boolean;
  /** Where the next page begins. */
  next?: string;
}

/** A page of a list. */
export function page<Item>(items: readonly Item[], options: PageOptions = {}) {
  const { total = items.length, isAtLeast, next } = options;
  const headers: Record<string, string> = {
    "X-Total-Count": String(total),
    ...(isAtLeast ? { "X-Total-Count-Relation": "gte" } : {}),
    ...(next === undefined ? {} : { Link: `</api/next?cursor=${next}>; rel="next"` }),
  };
  return { ...ok(items), headers };
}

/** The first of a list that has one, such as an example's. */
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

/** What the shop answers when it does not know itself what went wrong. */
export const INTERNAL = refusal(500, "internal");

/** Opens the shop for one test. */
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
    const reply = await row.reply({ query: Object.fromEntries(searchParams), body });
    request.signal.throwIfAborted();
    return responseOf(reply);
  });
}

function responseOf({ status, body, ...reply }: Success<unknown> | Refusal): Response {
  if (body === undefined) return new Response(null, { status: 204 });
  const headers = "headers" in reply ? reply.headers : undefined;
  return Response.json(body, { status, headers });
}

export function expectEveryCallAnswered(): void {
  expect(unanswered, "calls that the test has no answer to").toEqual([]);
}
