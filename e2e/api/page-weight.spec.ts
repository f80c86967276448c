import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { devices, type APIRequestContext, type Page } from "@playwright/test";
import { BUILD_OUTPUT } from "@/lib/base/programs/programs";
import { expect, test } from "../caller";
import { catalogue } from "../shopper";

/** Limits of page weight (docs/performance.md: What a phone loads). */

/**
 * Kilobytes of scripts with the best gzip level, by page file: the URL, if it is not the page's own, and the limit.
 * Most of each is React and Next. Forms on public pages load their schemas on focus. Without a cart, an order and
 * an account three of the pages say so and redirect to another page, whose scripts count as well.
 */
const PAGES: Record<string, [address: string, limit: number]> = {
  "(shop)/page.tsx": ["/", 172],
  "(shop)/products/page.tsx": ["/products?q=box", 182],
  "(shop)/catalogue/[category]/[sort]/[page]/page.tsx": ["/products", 182],
  "(shop)/product/[id]/page.tsx": ["/product/{id}", 182],
  "(shop)/product/[id]/model/page.tsx": ["/product/{id}/model", 185],
  "(shop)/cart/page.tsx": ["/cart", 182],
  "(shop)/checkout/page.tsx": ["/checkout", 240],
  "(shop)/custom/page.tsx": ["/custom", 166],
  "(shop)/custom/[style]/page.tsx": ["/custom/mailer-box", 185],
  "(shop)/quote/page.tsx": ["/quote", 165],
  "auth/page.tsx": ["/auth", 158],
  "(shop)/delivery/page.tsx": ["/delivery", 165],
  "(shop)/favourites/page.tsx": ["/favourites", 172],
  "(shop)/newsletter/page.tsx": ["/newsletter", 166],
  "(shop)/unsubscribe/page.tsx": ["/unsubscribe", 166],
  "(shop)/offers/[id]/page.tsx": ["/offers/none", 211],
  "(shop)/order-confirmation/page.tsx": ["/order-confirmation", 260],
  "(shop)/privacy-policy/page.tsx": ["/privacy-policy", 164],
  "(shop)/privacy-notice/page.tsx": ["/privacy-notice", 164],
  "(shop)/terms-of-service/page.tsx": ["/terms-of-service", 164],
  "(shop)/returns-refund-policy/page.tsx": ["/returns-refund-policy", 164],
  "(shop)/developers/page.tsx": ["/developers", 165],
  "(shop)/developers/[chapter]/page.tsx": ["/developers/orders", 165],
  "pay/page.tsx": ["/pay", 222],
};

const SCREENS = {
  phone: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
  desktop: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
};

/** "Invalid input" in some of zod's languages. */
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

/** By URL, because pages share most of their files. */
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

/** The shop's scripts that a browser loads until the page is at rest, without user input. */
async function readScripts(page: Page, path: string): Promise<Script[]> {
  const files = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/_next/") && pathname.endsWith(".js")) files.add(pathname);
  });
  await page.goto(path, { waitUntil: "networkidle" });
  expect(files.size, path).toBeGreaterThan(3);
  return Promise.all([...files].map((address) => readScript(page.request, address)));
}

test("covers every public page", () => {
  const files = globSync("app/[[]language]/{(shop),auth,pay}/**/page.tsx");
  const listed = Object.keys(PAGES).map((file) => `app/[language]/${file}`);
  expect(listed.sort()).toEqual(files.sort());
});

for (const [screen, device] of Object.entries(SCREENS)) {
  test(`limits the scripts of every public page on a ${screen}`, async ({ browser, request }) => {
    const products = await catalogue(request);
    const folded = products.find(({ name }) => name.startsWith("Mailer Box"));
    for (const [address, limit] of Object.values(PAGES)) {
      const path = address.replace("{id}", folded?._id ?? "");
      // Browser storage of one page would affect the next.
      const context = await browser.newContext(device);
      const scripts = await readScripts(await context.newPage(), path);
      await context.close();
      const kb = scripts.reduce((sum, script) => sum + script.kb, 0);
      expect.soft(kb, path).toBeLessThan(limit);
      expect
        .soft(
          scripts.filter(({ isForeign }) => isForeign),
          path,
        )
        .toEqual([]);
      expect
        .soft(
          scripts.filter(({ hasSchemas }) => hasSchemas),
          `zod on ${path}`,
        )
        .toEqual([]);
    }
  });
}

test("no script of the shop contains texts in a foreign language", () => {
  const files = globSync(`${BUILD_OUTPUT}/static/chunks/*.js`);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => FOREIGN.test(readFileSync(file, "utf8")))).toEqual([]);
});

for (const [path, names] of Object.entries({
  "/quote": ["packaging", "quantity", "email"],
  "/auth": ["email", "password", "remember"],
  "/auth?mode=signup": ["name", "email", "company", "password", "confirmPassword"],
})) {
  test(`the form of ${path} is in the page's HTML`, async ({ request }) => {
    const html = await text(request, path);
    for (const name of names) expect(html).toContain(`name="${name}"`);
  });
}

test("scripts and styles are compressed and immutable", async ({ request }) => {
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

test("long pages keep their markup small", async ({ request }) => {
  // Each card shows its article number and the unit price.
  expect(kilobytes(await text(request, "/products"))).toBeLessThan(131);
  expect(kilobytes(await text(request, "/developers"))).toBeLessThan(176);
  expect(kilobytes(await text(request, "/developers/account"))).toBeLessThan(250);
});
