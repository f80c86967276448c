import { readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { CACHED_CALLS, CACHED_PAGES, getTagKind } from "../../lib/http/cache/manifest";
import { expect, test } from "../caller";
import { catalogue } from "../shopper";

/** Tests that the cache headers of pages and calls match the cache manifest. */

async function readPlaces(request: APIRequestContext) {
  const products = await catalogue(request);
  const folded = products.find(({ name }) => name.startsWith("Mailer Box"));
  return (pattern: string) =>
    pattern
      .replace("/styles/{id}", "/styles/mailer-box")
      .replace(/\[id\]|\{id\}/, folded?._id ?? "")
      .replace("[chapter]", "orders");
}

const tagsAt = async (request: APIRequestContext, address: string) => {
  const { "cache-tag": tags } = (await request.get(address, { maxRedirects: 0 })).headers();
  return tags === undefined ? undefined : [...new Set(tags.split(",").map(getTagKind))];
};

/** The route patterns that the build has pages for. */
const PATTERNS = Object.values(
  JSON.parse(
    readFileSync(`${process.env.NEXT_DIST_DIR ?? ".next"}/app-path-routes-manifest.json`, "utf8"),
  ) as Record<string, string>,
)
  .map((pattern) => pattern.replace("/[language]", "") || "/")
  .filter((pattern) => !pattern.startsWith("/api/"));

/** Routes that do not exist in a small shop. */
const ABSENT = ["/sitemaps/[part]"];

test("every shared page is in the manifest with its tags", async ({ request }) => {
  const place = await readPlaces(request);
  for (const pattern of PATTERNS.filter((one) => !ABSENT.includes(one))) {
    const tags = await tagsAt(request, place(pattern));
    const said = CACHED_PAGES[pattern];
    if (said === undefined) expect([pattern, tags]).toEqual([pattern, undefined]);
    else expect(said, `${pattern}: ${String(tags)}`).toEqual(expect.arrayContaining(tags ?? [""]));
  }
  for (const pattern of Object.keys(CACHED_PAGES)) expect(PATTERNS).toContain(pattern);
});

test("every shared read is in the manifest with its tags", async ({ request }) => {
  const place = await readPlaces(request);
  for (const [call, kinds] of Object.entries(CACHED_CALLS)) {
    const [, path = ""] = call.split(" ");
    const tags = await tagsAt(request, `/api${place(path)}`);
    expect(kinds, `${call}: ${String(tags)}`).toEqual(expect.arrayContaining(tags ?? [""]));
  }
});
