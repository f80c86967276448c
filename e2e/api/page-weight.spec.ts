import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { BUILD_OUTPUT } from "@/lib/runtime/build/build-output";
import { expect, test } from "../caller";
import { catalogue } from "../shopper";

/** Limits of page weight (docs/performance.md: What a phone loads). */

/**
 * Kilobytes of scripts with the best gzip level, by page file: the address, where it is not the page's own, and the
 * limit. Most of each is React and Next. Forms of pages that anybody may open load their schemas on focus.
 */
const PAGES: Record<string, [address: string, limit: number]> = {
  "(shop)/page.tsx": ["/", 172],
  "(shop)/products/page.tsx": ["/products?q=box", 178],
  "(shop)/catalogue/[category]/[sort]/[page]/page.tsx": ["/products", 178],
  "(shop)/product/[id]/page.tsx": ["/product/{id}", 182],
  "(shop)/product/[id]/model/page.tsx": ["/product/{id}/model", 166],
  "(shop)/cart/page.tsx": ["/cart", 182],
  "(shop)/checkout/page.tsx": ["/checkout", 206],
  "(shop)/quote/page.tsx": ["/quote", 165],
  "auth/page.tsx": ["/auth", 201],
  "(shop)/delivery/page.tsx": ["/delivery", 165],
  "(shop)/favourites/page.tsx": ["/favourites", 172],
  "(shop)/newsletter/page.tsx": ["/newsletter", 166],
  "(shop)/unsubscribe/page.tsx": ["/unsubscribe", 166],
  "(shop)/offers/[id]/page.tsx": ["/offers/none", 211],
  // Reads the order that the browser kept by its schema, which came with the checkout before.
  "(shop)/order-confirmation/page.tsx": ["/order-confirmation", 281],
  "(shop)/privacy-policy/page.tsx": ["/privacy-policy", 164],
  "(shop)/privacy-notice/page.tsx": ["/privacy-notice", 164],
  "(shop)/terms-of-service/page.tsx": ["/terms-of-service", 164],
  "(shop)/returns-refund-policy/page.tsx": ["/returns-refund-policy", 164],
  "(shop)/developers/page.tsx": ["/developers", 165],
  "(shop)/developers/[chapter]/page.tsx": ["/developers/orders", 165],
  "pay/page.tsx": ["/pay", 161],
};

/** Wherever zod may be before somebody fills in a form. */
const WITH_SCHEMAS = ["/order-confirmation"];

/** "Invalid input" in some of the languages that zod has. */
const FOREIGN = /Ungültige|Entrée invalide|Entrada inválida|無効な入力|Неверный ввод/;

const kilobytes = (data: string | Buffer) => Buffer.byteLength(data) / 1000;

async function text(request: APIRequestContext, path: string, status = 200): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(status);
  return response.text();
}

interface Script {
  kb: number;
  isForeign: boolean;
  hasSchemas: boolean;
}

/** By address: pages share most of their files. */
const known = new Map<string, Script>();

async function readScript(request: APIRequestContext, address: string): Promise<Script> {
  const before = known.get(address);
  if (before) return before;
  const code = await text(request, address);
  const script = {
    kb: kilobytes(gzipSync(code, { level: 9 })),
    isForeign: FOREIGN.test(code),
    hasSchemas: code.includes("ZodString"),
  };
  known.set(address, script);
  return script;
}

/** The external scripts that the page loads in a browser that supports modules. */
async function readScripts(request: APIRequestContext, path: string): Promise<Script[]> {
  const html = await (await request.get(path)).text();
  const files = new Set(
    [...html.matchAll(/<script src="([^"]+\.js)"(?: id="[^"]*")? async="">/g)].map(
      ([, address = ""]) => address,
    ),
  );
  expect(files.size, path).toBeGreaterThan(3);
  const scripts: Script[] = [];
  for (const address of files) scripts.push(await readScript(request, address));
  return scripts;
}

test("no public page is left out", () => {
  const files = globSync("app/[[]language]/{(shop),auth,pay}/**/page.tsx");
  const listed = Object.keys(PAGES).map((file) => `app/[language]/${file}`);
  expect(listed.sort()).toEqual(files.sort());
});

test("the scripts of every public page, without languages and schemas", async ({ request }) => {
  const products = await catalogue(request);
  const folded = products.find(({ name }) => name.startsWith("Mailer Box"));
  for (const [address, limit] of Object.values(PAGES)) {
    const path = address.replace("{id}", folded?._id ?? "");
    const scripts = await readScripts(request, path);
    expect(
      scripts.reduce((sum, { kb }) => sum + kb, 0),
      path,
    ).toBeLessThan(limit);
    expect(
      scripts.some(({ isForeign }) => isForeign),
      `a foreign language on ${path}`,
    ).toBe(false);
    if (WITH_SCHEMAS.includes(address)) continue;
    expect(
      scripts.some(({ hasSchemas }) => hasSchemas),
      `zod on ${path}`,
    ).toBe(false);
  }
});

test("no script of the shop has texts in a foreign language", () => {
  const files = globSync(`${BUILD_OUTPUT}/static/chunks/*.js`);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => FOREIGN.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("the form for a price is in the page's HTML", async ({ request }) => {
  const html = await text(request, "/quote");
  for (const name of ["packaging", "quantity", "email"]) expect(html).toContain(`name="${name}"`);
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
