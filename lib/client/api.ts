import type { z } from "zod";
import type { endpoints, EndpointName } from "@/lib/api/endpoints";
import { pagingOf, type Paging } from "./paging";
import { sessionToken } from "./session";

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

export interface CallOptions<N extends EndpointName> {
  /** As in the table: "POST /cart/quote". Written out so that the table stays out of the bundle. */
  call: `${Endpoints[N]["method"]} ${Endpoints[N]["path"]}`;
  /** For the `{…}` in the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: InputOf<N>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Calls the API. The type parameter names the endpoint: `callApi<"quoteCart">({ call: "POST
 * /cart/quote", body })`.
 * @throws ApiError when the server refuses or cannot be reached
 */
export async function callApi<N extends EndpointName>(
  options: CallOptions<N>,
): Promise<OutputOf<N>> {
  return (await send(options)).answer;
}

/**
 * The same for a list, with what its headers say: how long the whole list is, where the rest is.
 * @throws ApiError when the server refuses or cannot be reached
 */
export async function callApiList<N extends EndpointName>(
  options: CallOptions<N>,
): Promise<Paging & { items: OutputOf<N> }> {
  const { answer, headers } = await send(options);
  return { items: answer, ...pagingOf(headers) };
}

async function send<N extends EndpointName>(
  options: CallOptions<N>,
): Promise<{ answer: OutputOf<N>; headers: Headers }> {
  const [method, path] = options.call.split(" ") as [string, string];
  const token = sessionToken();
  const response = await fetch(addressOf(path, options.params, options.query), {
    method,
    headers: {
      ...(options.body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...options.headers,
    },
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
    signal: options.signal,
  }).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    throw new ApiError(0, {});
  });
  const text = await response.text();
  const answer: unknown = text === "" ? undefined : parse(text);
  if (!response.ok) throw new ApiError(response.status, (answer ?? {}) as Record<string, unknown>);
  return { answer: answer as OutputOf<N>, headers: response.headers };
}

function addressOf(
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
