import type { z } from "zod";
import type { endpoints, EndpointName } from "./endpoints";

/**
 * The table of endpoints for callers, keyed by "GET /orders/{id}". Types only: the table, with every schema of the
 * shop, is not bundled for the browser.
 */

type Table = typeof endpoints;
type Rows = { [N in EndpointName as Table[N]["call"]]: Table[N] };

export type Call = keyof Rows;
/** Calls that send a form with files. */
export type UploadCall = { [C in Call]: Rows[C] extends { multipart: unknown } ? C : never }[Call];
export type ListCall = {
  [C in Call]: z.output<Rows[C]["response"]> extends readonly unknown[] ? C : never;
}[Call];

type SchemaOf<C extends Call, Part extends string> =
  Rows[C] extends Record<Part, infer S extends z.ZodType> ? S : never;

/** A value that the server converts to a number may be sent as a number or as digits. */
type Sent<T> = { [K in keyof T]: unknown extends T[K] ? string | number | undefined : T[K] };

/** Options that must, may or (where the endpoint has no such part) must not be given. */
type Given<Part extends string, T> = [T] extends [never]
  ? Partial<Record<Part, undefined>>
  : undefined extends T
    ? Partial<Record<Part, T>>
    : Record<Part, T>;

type ParamsOf<C extends Call> = Sent<z.input<SchemaOf<C, "params">>>;
export type QueryOf<C extends Call> = Sent<z.input<SchemaOf<C, "query">>>;
type BodyOf<C extends Call> = z.input<SchemaOf<C, "body">>;

/** A query may be left out when all of its fields are optional. */
type OptionalQuery<T> = Partial<T> extends T ? T | undefined : T;

export type AddressOptions<C extends Call> = Given<
  "params",
  SchemaOf<C, "params"> extends never ? never : ParamsOf<C>
> &
  Given<"query", SchemaOf<C, "query"> extends never ? never : OptionalQuery<QueryOf<C>>>;

export type CallInput<C extends Call> = AddressOptions<C> &
  Given<"body", SchemaOf<C, "body"> extends never ? never : BodyOf<C>>;

/** Data that a page's server has read for its first load, with its account; null when the page makes its own calls. */
export type First<T> = Promise<{ sub: string; value: T } | null>;

export type AnswerOf<C extends Call> = z.output<Rows[C]["response"]>;

/** Options may be left out when none of them is required. */
export type Optional<T> = Partial<T> extends T ? [options?: T] : [options: T];

/** Returns the address of a call, for links and for the browser itself: `apiAddress("GET /auth/me/data")`. */
export function apiAddress<C extends Call>(call: C, ...[options]: Optional<AddressOptions<C>>) {
  const { params, query } = (options ?? {}) as Partial<Record<"params" | "query", AddressValues>>;
  return buildAddress(call.slice(call.indexOf(" ") + 1), params, query);
}

/** Values in an address besides its path; undefined ones are left out. */
export type AddressValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** Returns the address of an endpoint: `/api/orders/KLN-1?key=…` for the path `/orders/{id}`. */
export function buildAddress(
  path: string,
  params: AddressValues = {},
  query: AddressValues = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? "")),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/api${filled}${search.size > 0 ? `?${search}` : ""}`;
}
