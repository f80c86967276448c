import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "@/lib/base/input/zod";
import type { Endpoint } from "@/lib/api/endpoint";
import { endpoints } from "@/lib/api/endpoints";
import { cacheTags, changedTags, savedTags, soldTags } from "@/lib/http/cache/cache-tags";
import { FACETS, FILTER_NAMES } from "@/lib/catalogue/search/list-filters";
import {
  CACHED_CALLS,
  CACHED_PAGES,
  CALL_QUERIES,
  EXPIRED_BY,
  getTagKind,
  LIST_QUERY,
  SEARCH_TAGS,
  SEVERAL,
} from "./manifest";

const PRODUCT = { _id: "0198a1f0-5c3e-7b41-9d52-2f6f3c1b8a10", family: { _id: "1" } };

/** Expressions that a handler may write in `expire(…)`, and their tags. */
const EXPIRING: [RegExp, string[]][] = [
  [/\bchangedTags\(/, changedTags([PRODUCT._id])],
  [/\bsoldTags\(/, soldTags([PRODUCT._id], true)],
  [/\bsavedTags\(/, savedTags(PRODUCT)],
  [/\brenamedTags\(/, [cacheTags.category("boxes"), cacheTags.productList]],
  [/\bcacheTags\.settings\b/, [cacheTags.settings]],
  [/\bcacheTags\.categories\b/, [cacheTags.categories]],
  [/\bcacheTags\.sizes\b/, [cacheTags.sizes]],
  [/\bcacheTags\.productList\b/, [cacheTags.productList]],
  [/\bcacheTags\.product\(/, [cacheTags.product(PRODUCT._id)]],
];

const listKinds = (tags: readonly string[]) => [...new Set(tags.map(getTagKind))].sort();

/** Returns the source of every call's handler, by the name of its endpoint. */
function handlers(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync("app/api/**/route.ts")) {
    const [, ...parts] = readFileSync(file, "utf8").split(/route(?:Seeing)?\(\s*\w+Endpoints\./);
    for (const part of parts) found.set(/^\w+/.exec(part)?.[0] ?? "", part);
  }
  return found;
}

const named = Object.entries<Endpoint>(endpoints).map(([name, { call }]) => ({ name, call }));

describe("the manifest", () => {
  it("lists every parameter of a cached call, and those of the product list", () => {
    const taken = Object.values<Endpoint>(endpoints).flatMap(({ call, query }) => {
      const names = query instanceof z.ZodObject ? Object.keys(query.shape).sort() : [];
      return call in CACHED_CALLS && names.length > 0 ? [[call, names] as const] : [];
    });
    const said = Object.entries(CALL_QUERIES).map(([call, names]) => [call, [...names].sort()]);
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(taken));
    const list = ["q", "exact", "category", ...FILTER_NAMES, "sort", "page"];
    expect(LIST_QUERY).toEqual(list);
    expect(SEVERAL).toEqual(FACETS);
  });

  it("lists every write that expires tags, with each of its tags", () => {
    const written = handlers();
    const expiring = named.flatMap(({ name, call }) => {
      const calls = [...(written.get(name) ?? "").matchAll(/\bexpire\(([^;]*)\);/g)];
      const tags = calls.flatMap(([, what = ""]) => {
        const known = EXPIRING.filter(([pattern]) => pattern.test(what));
        expect(known, `${call}: ${what}`).not.toEqual([]);
        return known.flatMap(([, made]) => made);
      });
      return tags.length > 0 ? [[call, listKinds(tags)] as const] : [];
    });
    const said = Object.entries(EXPIRED_BY).map(([call, kinds]) => [call, [...kinds].sort()]);
    expect(Object.fromEntries(expiring)).toEqual(Object.fromEntries(said));
  });

  it("lists every call whose handler tags its cached answer", () => {
    const written = handlers();
    const keeping = named.filter(({ name }) =>
      /\btags\b(?!Of)/.test((written.get(name) ?? "").replace(/\bexpire\([^;]*\);/g, "")),
    );
    expect(keeping.map(({ call }) => call).sort()).toEqual(Object.keys(CACHED_CALLS).sort());
  });

  it("has a write that expires every tag in use", () => {
    const kept = new Set([...Object.values(CACHED_PAGES), ...Object.values(CACHED_CALLS)].flat());
    const expired = new Set(Object.values(EXPIRED_BY).flat());
    // A new version of the shop starts with an empty cache.
    expect([...kept].filter((kind) => !expired.has(kind))).toEqual(["openapi"]);
    expect(SEARCH_TAGS.map(getTagKind).every((kind) => expired.has(kind))).toBe(true);
  });
});
