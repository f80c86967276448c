import type { z } from "zod";
import type { endpoints, EndpointName } from "@/lib/api/endpoints";
import type { SignInReason } from "@/lib/paths";
import { guardTexts } from "@/lib/session/guard-texts";
import { noteUnavailable } from "./availability";
import { pagingOf, type Paging } from "./paging";
import { presentedToken, refuseToken, tellRefusedSession } from "./session";
import { xsrfToken } from "./xsrf";

type Endpoints = typeof endpoints;
type InputOf<N extends EndpointName> = Endpoints[N] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;
type OutputOf<N extends EndpointName> = z.output<Endpoints[N]["response"]>;

/** A refused call: `message` is the server's, made for people. `status` 0: no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  /** The whole answer, for refusals that carry more, such as `quote`. */
  readonly answer: Record<string, unknown>;

  constructor(status: number, answer: Record<string, unknown>) {
    super(typeof answer.message === "string" ? answer.message : "");
    this.status = status;
    this.code = typeof answer.code === "string" ? answer.code : "unreachable";
    this.fields = (answer.fields ?? {}) as Record<string, string>;
    this.answer = answer;
  }
}

/** The call could not be decided: no connection, or the shop is down. Nobody is signed out by it. */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

export interface CallOptions<N extends EndpointName> {
  /** As in the table: "POST /cart/quote". Written out so that the table stays out of the bundle. */
  call: `${Endpoints[N]["method"]} ${Endpoints[N]["path"]}`;
  /** For the `{…}` in the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: InputOf<N>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Instead of the stored token; null: the session cookie alone. Its caller sees to a refusal. */
  token?: string | null;
}

/**
 * Calls the API. The type parameter names the endpoint: `callApi<"quoteCart">({ call: "POST
 * /cart/quote", body })`. A stored token that the server refuses is forgotten: the guard's case.
 * @throws ApiError when the server refuses or cannot be reached
 */
export async function callApi<N extends EndpointName>(
  options: CallOptions<N>,
): Promise<OutputOf<N>> {
  return (await call(options)).body as OutputOf<N>;
}

/**
 * The same for a list, with what its headers say: how long the whole list is, where the rest is.
 * @throws ApiError when the server refuses or cannot be reached
 */
export async function callApiList<N extends EndpointName>(
  options: CallOptions<N>,
): Promise<Paging & { items: OutputOf<N> }> {
  const { body, headers } = await call(options);
  return { items: body as OutputOf<N>, ...pagingOf(headers) };
}

interface Answer {
  body: unknown;
  headers: Headers;
}

function call<N extends EndpointName>(options: CallOptions<N>): Promise<Answer> {
  const { token } = options;
  if (token === undefined) return asSession((stored) => send(options, stored));
  return asCaller(token, () => send(options, token));
}

/** Runs a call of the page's own session; one that is no longer good is the guard's case on every page. */
export async function asSession<T>(attempt: (token: string | null) => Promise<T>): Promise<T> {
  const token = presentedToken();
  try {
    return await asCaller(token, () => attempt(token));
  } catch (error) {
    if (error instanceof ApiError && error.code === "unauthenticated") {
      tellRefusedSession(reasonOf(error));
    }
    throw error;
  }
}

/** Runs a call that carries `token`, which is forgotten when it is refused. */
async function asCaller<T>(token: string | null, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The refusal has brought the cookie that was missing.
    if (error.code === "csrf" && xsrfToken()) return attempt();
    if (error.code === "unauthenticated" && token) refuseToken(token, endOf(error));
    throw error;
  }
}

/** The guard's case that a 401 means: its message is that case's text. */
function reasonOf(error: ApiError): SignInReason {
  return error.message === guardTexts.none.description ? "none" : endOf(error);
}

/** The same for a call that presented a session. */
export function endOf({ message }: ApiError): "expired" | "invalid" {
  return message === guardTexts.invalid.description ? "invalid" : "expired";
}

async function send<N extends EndpointName>(
  { call, params, query, body, headers, signal }: CallOptions<N>,
  token: string | null,
): Promise<Answer> {
  const [method, path] = call.split(" ") as [string, string];
  const response = await fetch(addressOf(path, params, query), {
    method,
    headers: {
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...credentials(method, token),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError(0, {});
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

export function addressOf(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const search = new URLSearchParams(query).toString();
  return `/api${filled}${search && `?${search}`}`;
}

/** What an answer says; nothing where it is no JSON. */
export function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
