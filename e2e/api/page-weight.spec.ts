import { brotliCompressSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../caller";
import { catalogue } from "../shopper";

/** Limits of page weight (docs/performance.md: What a phone loads). */

/** Kilobytes with the best brotli level, as a CDN may send them; the shop's own compression is a tenth larger. */
const SCRIPTS_KB = 154;

/**
 * The limit of the checkout, which includes what saves its form, the search that every page has, the chosen way of
 * shipping and the question whether a payment method is a gateway. The code that validates and sends an order loads when the shopper starts to
 * type.
 */
const CHECKOUT_KB = 173;

const kilobytes = (data: string | Buffer) => Buffer.byteLength(data) / 1000;

async function text(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

/** Compressed kilobytes by file. Pages share most of their files, and compression is slow. */
const packed = new Map<string, number>();

async function packedKb(request: APIRequestContext, address: string): Promise<number> {
  const known = packed.get(address);
  if (known !== undefined) return known;
  const size = kilobytes(brotliCompressSync(await text(request, address)));
  packed.set(address, size);
  return size;
}

/** Returns the compressed size of the page's external scripts in a browser that supports modules. */
async function readScripts(request: APIRequestContext, path: string): Promise<number> {
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
    expect(await readScripts(request, path), path).toBeLessThan(SCRIPTS_KB);
  }
});

test("the scripts of the checkout", async ({ request }) => {
  expect(await readScripts(request, "/checkout")).toBeLessThan(CHECKOUT_KB);
});

test("scripts and styles come packed, for good", async ({ request }) => {
  const html = await text(request, "/products");
  const [styles] = /\/_next\/static\/[^"]+\.css/.exec(html) ?? [];
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  for (const address of [styles, script]) {
    const { status, headers } = await sent(request, address ?? "");
    expect([status, headers["content-encoding"]]).toEqual([200, "br"]);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
});

async function sent(request: APIRequestContext, address: string) {
  const response = await request.get(address, { headers: { "accept-encoding": "br" } });
  return { status: response.status(), headers: response.headers() };
}

test("the markup of long pages", async ({ request }) => {
  // Each card shows its article number and the unit price.
  expect(kilobytes(await text(request, "/products"))).toBeLessThan(131);
  expect(kilobytes(await text(request, "/developers"))).toBeLessThan(160);
  expect(kilobytes(await text(request, "/developers/account"))).toBeLessThan(250);
});
