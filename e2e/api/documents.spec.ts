import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { parse } from "parse5";
import { classConflicts } from "../source-rules/class-conflicts";
import { expect, test } from "../caller";
import { catalogue } from "../shopper";
import { givenPerson, readToken } from "./identities";

/** Tests the HTML as the server sends it, before any script has run. */

const VISITOR_PAGES = [
  "/",
  "/products",
  "/products?q=box",
  "/products?category=boxes&sort=price-asc",
  "/cart",
  "/checkout",
  "/order-confirmation",
  "/order-confirmation?order=KLN-1&key=k",
  "/privacy-policy",
  "/privacy-notice",
  "/developers",
  "/developers/orders",
  "/terms-of-service",
  "/returns-refund-policy",
  "/auth",
  "/auth?reset=used",
];

const ADMIN_PAGES = [
  "/dashboard",
  "/order/01900000-0000-7000-8000-000000000000",
  "/admin",
  "/admin/products",
  "/admin/orders",
  "/admin/orders/01900000-0000-7000-8000-000000000000",
  "/admin/audit-logs",
];

const MISSING_PAGES = [
  "/anything",
  "/no/such/page",
  "/product/00000000-0000-4000-8000-000000000000",
  "/product/not-a-uuid",
  "/product/not-a-uuid/model",
  "/products?category=nothing",
  "/products?sort=nothing",
  "/products?page=9000",
  "/products?page=0",
];

/** Returns the elements with classes that override each other (lib/base/cn.ts). */
function listClassFaults(html: string): string[] {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = ""]) => names);
  return [...new Set(classes)]
    .map((names) => names.replaceAll("&amp;", "&").replaceAll("&gt;", ">"))
    .filter((names) => classConflicts(names).length > 0);
}

/** Returns the parser's errors, and any content after the end of the document. */
function listFaults(html: string): string[] {
  const faults = listClassFaults(html);
  parse(html, {
    // Parses <noscript> as markup, as vnu does.
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) =>
      faults.push(`${code}: ${html.slice(startOffset, startOffset + 80)}`),
  });
  const [, after = "no end"] = html.split(/<\/html>([\s\S]*)/);
  if (after !== "") faults.push(`after the end: ${after.slice(0, 80)}`);
  return faults;
}

async function expectWhole(request: APIRequestContext, path: string, status: number) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(status);
  const html = await response.text();
  expect(listFaults(html), path).toEqual([]);
  expect(html, path).toMatch(/<title>[^<]+<\/title>/);
  return html;
}

test("every page of a visitor is a complete document", async ({ request }) => {
  const mailer = (await catalogue(request)).find(({ name }) => name.startsWith("Mailer Box"));
  const product = `/product/${mailer?._id ?? ""}`;
  for (const path of [...VISITOR_PAGES, product, `${product}/model`]) {
    await expectWhole(request, path, 200);
  }
});

test("every page of an admin is a complete document", async ({ playwright, baseURL }) => {
  const [customer, other, admin] = [
    await givenPerson(),
    await givenPerson(),
    await givenPerson("admin"),
  ];
  const token = await readToken("admin", { customer, other, admin });
  const request = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { Cookie: `next-auth.session-token=${token ?? ""}` },
  });
  for (const path of ADMIN_PAGES) await expectWhole(request, path, 200);
  await request.dispose();
});

for (const path of MISSING_PAGES) {
  test(`${path} contains the 404 page without scripts`, async ({ request }) => {
    const html = await expectWhole(request, path, 404);
    const [, body = ""] = html.split("<body");
    const text = body.replace(/<script[\s\S]*?<\/script>/g, "");
    expect(text).toContain("Oops! Page not found");
    expect(text).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home</);
  });
}

test("a missing product has the same 404 page as any other URL", async ({ request }) => {
  const [known] = await catalogue(request);
  await request.get(`/product/${known?._id ?? ""}`);
  const missing = await expectWhole(request, `/product/${randomUUID()}`, 404);
  const anything = await expectWhole(request, "/anything", 404);
  expect(missing === anything).toBe(true);
});
