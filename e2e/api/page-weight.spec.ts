import { brotliCompressSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../caller";
import { catalogue } from "../shopper";

/** What a page may weigh (docs/performance.md: What a phone loads). */

/** As brotli, which is how they are sent (lib/runtime/caches/packed-statics.ts); 174 kB as gzip. */
const SCRIPTS_KB = 150;

/** The checkout's with what keeps its form; what judges and sends an order comes when it is typed into. */
const CHECKOUT_KB = 166.6;

const kilobytes = (data: string | Buffer) => Buffer.byteLength(data) / 1000;

async function text(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

/** Kilobytes of files that were packed already: pages share most of theirs, and to pack takes long. */
const packed = new Map<string, number>();

async function packedKb(request: APIRequestContext, address: string): Promise<number> {
  const known = packed.get(address);
  if (known !== undefined) return known;
  const size = kilobytes(brotliCompressSync(await text(request, address)));
  packed.set(address, size);
  return size;
}

/** What of a page runs from a file in a browser that knows modules, packed. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<number> {
  const html = await text(request, path);
  const files = new Set(
    [...html.matchAll(/<script src="([^"]+\.js)"(?: id="[^"]*")? async="">/g)].map(
      ([, address = ""]) => address,
    ),
  );
  expect(files.size, path).toBeGreaterThan(3);
  let sum = 0;
  for (const address of files) {
    sum += await packedKb(request, address);
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

test("the scripts of the checkout", async ({ request }) => {
  expect(await scriptsOf(request, "/checkout")).toBeLessThan(CHECKOUT_KB);
});

test("scripts and styles come packed as well as they can be", async ({ request }) => {
  const html = await text(request, "/products");
  const [styles] = /\/_next\/static\/[^"]+\.css/.exec(html) ?? [];
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  for (const address of [styles, script]) {
    const response = await request.get(address ?? "", { headers: { "accept-encoding": "br" } });
    const plain = await response.body();
    expect(response.headers()).toMatchObject({
      "content-encoding": "br",
      "content-length": String(brotliCompressSync(plain).byteLength),
    });
  }
});

test("the markup of long pages", async ({ request }) => {
  expect(kilobytes(await text(request, "/products"))).toBeLessThan(126);
  expect(kilobytes(await text(request, "/developers"))).toBeLessThan(160);
  expect(kilobytes(await text(request, "/developers/account"))).toBeLessThan(250);
});
