import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { expect, it } from "vitest";
import { withKnownQuery } from "@/lib/http/cache/known-query";
import { LIST_QUERY } from "@/lib/http/cache/manifest";
import { getCacheKey } from "@/lib/http/cache/response-cache";
import { filterRouterHeaders } from "@/lib/runtime/requests/router-headers";

/** Compares the cache keys of deploy/nginx.conf with those by which the shop itself distinguishes responses. */

const config = readFileSync("deploy/nginx.conf", "utf8");

interface Requested {
  url: string;
  headers: Record<string, string>;
}

/** The value of a variable set by a `map`: the first matching pattern, as in nginx. */
function readMap(name: string, values: Record<string, string>): string {
  const [, source = "", body = ""] =
    new RegExp(String.raw`map (\S+|"[^"]*") \$${name} \{\n([^}]*)\}`).exec(config) ?? [];
  const text = fill(source, values);
  const rows = [...body.matchAll(/^\s*("[^"]*"|\S+) ("[^"]*"|[^\s;]+);$/gm)].map(
    ([, from = "", to = ""]) => ({ from: unquoted(from), to: unquoted(to) }),
  );
  const exact = rows.find(({ from }) => from === text);
  if (exact) return fill(exact.to, values);
  for (const { from, to } of rows.filter((row) => row.from.startsWith("~"))) {
    const found = new RegExp(from.slice(1)).exec(text);
    if (found) return fill(to, { ...values, ...found.groups });
  }
  return fill(rows.find(({ from }) => from === "default")?.to ?? "", values);
}

const unquoted = (text: string) => text.replaceAll(/^"|"$/g, "");

const fill = (text: string, values: Record<string, string | undefined>) =>
  unquoted(text).replaceAll(/\$(\w+)/g, (_, name: string) => values[name] ?? "");

/** The key of nginx's cached copy; null if nothing is cached. */
function findCopy({ url, headers }: Requested): string | null {
  const sent = Object.entries(headers).map(
    ([name, value]) => [`http_${name.replaceAll("-", "_")}`, value] as const,
  );
  const given = { request_uri: url, encoding: "br", slot: "4a", ...Object.fromEntries(sent) };
  const page = readMap("page", given);
  const form = readMap("form", given);
  if (readMap("is_made_up", { page, form }) === "1") return null;
  const [, key = ""] = /proxy_cache pages;\s*proxy_cache_key "([^"]+)";/.exec(config) ?? [];
  return fill(key, { ...given, page, form });
}

/** The shop's own cache key. */
function findAnswer({ url, headers }: Requested): string | undefined {
  const kept = { "accept-encoding": "br", ...headers };
  const request = { method: "GET", url, headers: kept } as unknown as IncomingMessage;
  filterRouterHeaders(request);
  request.url = withKnownQuery(url, request.headers["rsc"] !== undefined);
  return getCacheKey(request);
}

const requested = (url: string, headers: Record<string, string> = {}): Requested => ({
  url,
  headers,
});
const STATE = { "next-router-state-tree": "[]", "next-url": "/made-up" };
const AHEAD = { rsc: "1", "next-router-prefetch": "1" };
const PART = "next-router-segment-prefetch";

it.each([
  ["/", requested("/?utm_source=mail")],
  ["/hi", requested("/hi?junk=1")],
  ["/products", requested("/products?_rsc=abc")],
  [
    "/hi/products?q=box&size=to-150&size=from-401&page=2",
    requested("/hi/products?q=box&size=to-150&size=from-401&page=2&_rsc=made-up"),
  ],
  ["/product/a", requested("/product/a?_rsc=abc", STATE)],
])("one copy of %s serves it and %o", (url, other) => {
  expect(findCopy(requested(url))).not.toBeNull();
  expect(findCopy(other)).toBe(findCopy(requested(url)));
});

it.each([
  requested("/products?junk=1"),
  requested("/products?page=2&q=box"),
  requested("/products?sort=name&sort=price-asc"),
  requested("/products?q="),
  requested("/hi/products?"),
  requested("/%70roducts"),
  requested("/", { rsc: "2" }),
  requested("/", { "next-router-prefetch": "1" }),
  requested("/", { rsc: "1", "next-router-prefetch": "2" }),
  requested("/", { rsc: "1", "next-router-prefetch": "made-up" }),
  requested("/", { rsc: "1", [PART]: "/_tree" }),
  requested("/", { ...AHEAD, [PART]: "made-up" }),
])("%o is not cached", (request) => {
  expect(findCopy(request)).toBeNull();
});

it("a page, its data and their parts have separate copies, whatever the sender's state", () => {
  const forms: Record<string, string>[] = [{}, { rsc: "1" }, AHEAD, { ...AHEAD, [PART]: "/_tree" }];
  const copies = forms.map((headers) => findCopy(requested("/cart", headers)));
  expect(new Set(copies).size).toBe(forms.length);
  expect(copies).not.toContain(null);
  expect(forms.map((headers) => findCopy(requested("/cart", { ...headers, ...STATE })))).toEqual(
    copies,
  );
});

it("a list is cached by all its parameters, as the shop writes them", () => {
  const query = LIST_QUERY.map((name) => `${name}=a`).join("&");
  const url = `/products?${query}`;
  expect(withKnownQuery(url, false)).toBe(url);
  expect(findCopy(requested(url))).toContain(url);
});

it("two responses never share a copy", () => {
  const value = fc.constantFrom("", "1", "2", "a", "a?page=1", "a,b", "/_tree");
  const pair = fc.tuple(fc.constantFrom(...LIST_QUERY, "_rsc", "junk"), value);
  const request = fc.record({
    url: fc
      .tuple(
        fc.constantFrom("/", "/hi", "/products", "/hi/products", "/products2", "/product/a"),
        fc.constantFrom("", "?", "&"),
        fc.array(pair, { maxLength: 3 }),
      )
      .map(([path, mark, pairs]) => path + mark + pairs.map((each) => each.join("=")).join("&")),
    headers: fc.dictionary(fc.constantFrom("rsc", "next-router-prefetch", PART, "next-url"), value),
  });
  const answers = new Map<string, string | undefined>();
  fc.assert(
    fc.property(request, (each) => {
      const copy = findCopy(each);
      if (copy === null) return;
      const answer = findAnswer(each);
      expect(answers.get(copy) ?? answer).toBe(answer);
      answers.set(copy, answer);
    }),
    { numRuns: 3000 },
  );
});
