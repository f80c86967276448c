import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../fixtures";
import { catalogue } from "../shopper";

/** What a page may weigh (docs/performance.md: What a phone loads). */

/** An empty page of the framework has 141 kB, and 40 kB are ours. */
const SCRIPTS_KB = 181;

const kilobytes = (data: string | Buffer) => Buffer.byteLength(data) / 1000;

async function text(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

/** The scripts that a page names, gzipped; those for browsers without modules are loaded by none of today. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<number> {
  const tags = [...(await text(request, path)).matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)];
  const loaded = tags.filter(([tag]) => !/\snomodule/i.test(tag)).map(([, address]) => address);
  expect(loaded.length, path).toBeGreaterThan(3);
  let sum = 0;
  for (const address of new Set(loaded)) {
    sum += kilobytes(gzipSync(await text(request, address ?? "")));
  }
  return sum;
}

test("the scripts of a page that shoppers land on", async ({ request }) => {
  const products = await catalogue(request);
  const folded = products.find(({ name }) => name.startsWith("Mailer Box"));
  const product = `/product/${folded?._id}`;
  for (const path of ["/", "/products", product, `${product}/model`, "/cart"]) {
    expect(await scriptsOf(request, path), path).toBeLessThan(SCRIPTS_KB);
  }
});

test("the markup of long pages", async ({ request }) => {
  expect(kilobytes(await text(request, "/products"))).toBeLessThan(126);
  expect(kilobytes(await text(request, "/developers"))).toBeLessThan(160);
  expect(kilobytes(await text(request, "/developers/account"))).toBeLessThan(250);
});
