import {
  type AnswerOf,
  type Call,
  type CallInput,
  type ListCall,
  type Optional,
  buildAddress,
  type AddressValues,
} from "@/lib/api/call";
import type { SignInReason } from "@/lib/base/paths";
import { noteUnavailable } from "./availability";
import { presentedToken, refuseToken, reportRefusedSession } from "./session";
import { xsrfToken } from "./xsrf";

/** A failed call: `message` is the server's, written for people. `status` 0: there was no response. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  /** The whole response body, for errors that carry more, such as `quote`. */
  readonly answer: Record<string, unknown>;

  constructor(status: number, answer: Record<string, unknown>) {
    super(typeof answer.message === "string" ? answer.message : "");
    this.status = status;
    this.code = typeof answer.code === "string" ? answer.code : "unreachable";
    this.fields = (answer.fields ?? {}) as Record<string, string>;
    this.answer = answer;
  }
}

/** True when there was no connection or the shop is down. An outage signs nobody out. */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

interface Sending {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Replaces the stored token; null: only the session cookie. The caller then handles a refused token. */
  token?: string | null;
}

/** Arguments that follow the name of a call. */
export type CallArgs<C extends Call> = Optional<CallInput<C> & Sending>;

/**
 * Calls the API; parameters, query, body and response are typed by the endpoint: `call("GET /orders/{id}", { params: {
 * id } })`. A text as the body is a CSV file. A stored token that the server refuses is removed, and the guard reacts.
 * @throws ApiError when the server refuses or cannot be reached
 */
export async function call<C extends Call>(
  name: C,
  ...[options]: CallArgs<C>
): Promise<AnswerOf<C>> {
  return (await ask(name, options as Request)).body as AnswerOf<C>;
}

/**
 * Same for a list, with the paging headers: the total and the next page.
 * @throws ApiError when the server refuses or cannot be reached
 */
export async function callList<C extends ListCall>(
  name: C,
  ...[options]: CallArgs<C>
): Promise<Paging & { items: AnswerOf<C> }> {
  const { body, headers } = await ask(name, options as Request);
  return { items: body as AnswerOf<C>, ...readPaging(headers) };
}

interface Answer {
  body: unknown;
  headers: Headers;
}

/** Any endpoint's input; the typed functions above have checked it. */
interface Request extends Sending {
  params?: AddressValues;
  query?: AddressValues;
  body?: unknown;
}

function ask(name: Call, request: Request = {}): Promise<Answer> {
  const { token } = request;
  if (token === undefined) return asSession((stored) => send(name, request, stored));
  return asCaller(token, () => send(name, request, token));
}

/** Runs a call with the page's own session; when it is no longer valid, the guard reacts on every page. */
export async function asSession<T>(attempt: (token: string | null) => Promise<T>): Promise<T> {
  const token = presentedToken();
  try {
    return await asCaller(token, () => attempt(token));
  } catch (error) {
    if (error instanceof ApiError && error.code === "unauthenticated") {
      const reason = toReason(error);
      if (token === null && reason !== "none") await dropCookie();
      reportRefusedSession(reason);
    }
    throw error;
  }
}

/** Removes a refused cookie. It stays until this call, so that no earlier call is treated as a visitor's. */
export async function dropCookie(): Promise<void> {
  await ask("POST /auth/logout", { token: null }).catch(() => undefined);
}

/** Runs a call with `token`, which is removed when the server refuses it. */
async function asCaller<T>(token: string | null, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The error response has set the missing XSRF cookie.
    if (error.code === "csrf" && xsrfToken()) return attempt();
    if (error.code === "unauthenticated" && token) refuseToken(token, getSessionEnd(error));
    throw error;
  }
}

/** The guard's case for a 401. */
function toReason(error: ApiError): SignInReason {
  return error.answer.session === "none" ? "none" : getSessionEnd(error);
}

/** Same for a call that sent a session. */
export function getSessionEnd({ answer }: ApiError): "expired" | "invalid" {
  return answer.session === "invalid" ? "invalid" : "expired";
}

/** A read that takes longer has failed and can be retried; the outcome of a write is unknown by then. */
const READ_TIMEOUT_MS = 30_000;

const isRead = (method: string, path: string) =>
  method === "GET" || path.endsWith("/quote") || path === "/auth/invitation";

/** The signal of a call, which also ends a read that takes too long; call `done` once it is over. */
function limited(signal: AbortSignal | undefined, isLimited: boolean) {
  const late = new AbortController();
  const timer = isLimited ? setTimeout(() => late.abort(), READ_TIMEOUT_MS) : undefined;
  return {
    signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    done: () => clearTimeout(timer),
  };
}

async function send(name: Call, request: Request, token: string | null): Promise<Answer> {
  const [method, path] = name.split(" ") as [string, string];
  const { signal, done } = limited(request.signal, isRead(method, path));
  try {
    return await exchange(method, path, { ...request, signal }, token);
  } catch (error) {
    // The caller aborted; otherwise the connection broke or the timeout passed.
    if (error instanceof ApiError || request.signal?.aborted) throw error;
    throw new ApiError(0, {});
  } finally {
    done();
  }
}

async function exchange(
  method: string,
  path: string,
  { params, query, body, headers, signal }: Request,
  token: string | null,
): Promise<Answer> {
  const isFile = typeof body === "string";
  const response = await fetch(buildAddress(path, params, query), {
    method,
    headers: {
      "Accept-Language": document.documentElement.lang,
      ...(body === undefined ? {} : { "Content-Type": isFile ? "text/csv" : "application/json" }),
      ...credentials(method, token),
      ...headers,
    },
    body: body === undefined || isFile ? body : JSON.stringify(body),
    signal,
  });
  if (response.status === 503) void noteUnavailable();
  const text = await response.text();
  const answer: unknown = text === "" ? undefined : parseAnswer(text);
  if (!response.ok) throw new ApiError(response.status, (answer ?? {}) as Record<string, unknown>);
  return { body: answer, headers: response.headers };
}

/** A write by cookie proves with a header that it comes from a page that can read our cookies. */
export function credentials(method: string, token: string | null): Record<string, string> {
  if (token) return { Authorization: `Bearer ${token}` };
  const xsrf = method === "GET" ? undefined : xsrfToken();
  return xsrf ? { "X-XSRF-TOKEN": xsrf } : {};
}

/** Parses a response body; empty when it is not JSON. */
export function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

export interface Paging {
  /** Entries of the whole list, over all its pages. */
  total: number;
  /** True when there are more than `total`. */
  isAtLeast: boolean;
  /** Entries without search and filters; equals `total` when the server does not report it. */
  all: number;
  /** The cursor of the next page; null at the end. */
  nextCursor: string | null;
}

/**
 * Reads the paging headers of a list: X-Total-Count and Link (docs/product.md: The API), X-Unfiltered-Count in the
 * admin.
 */
export function readPaging(headers: Headers): Paging {
  const next = /<([^>]*)>;\s*rel="next"/.exec(headers.get("Link") ?? "")?.[1];
  const query = next?.split("?")[1] ?? "";
  const total = Number(headers.get("X-Total-Count") ?? 0) || 0;
  return {
    total,
    isAtLeast: headers.get("X-Total-Count-Relation") === "gte",
    all: Number(headers.get("X-Unfiltered-Count") ?? total) || 0,
    nextCursor: new URLSearchParams(query).get("cursor"),
  };
}
