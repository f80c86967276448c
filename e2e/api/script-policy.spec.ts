import { createHash } from "node:crypto";
import { expect, test } from "../caller";

/** Tests that pages allow their inline scripts by hash and that no other inline script runs. */

const PAGES = ["/", "/products", "/products?q=box", "/cart", "/checkout", "/auth", "/nowhere"];

const scriptSources = (policy = "") =>
  /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ").filter(Boolean) ?? [];

for (const path of PAGES) {
  test(`${path} names each of its inline scripts and allows no others`, async ({ request }) => {
    const response = await request.get(path);
    const sources = scriptSources(response.headers()["content-security-policy"]);
    const inline = [
      ...(await response.text()).matchAll(
        /<script(?![^>]*(?:src=|type="application))[^>]*>([\s\S]*?)<\/script>/g,
      ),
    ];
    expect(inline.length).toBeGreaterThan(0);
    const expected = inline.map(
      ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
    );
    expect(new Set(sources)).toEqual(new Set(["'self'", ...expected]));
  });
}

test("a response that is no page allows no inline script, and one of the API no script at all", async ({
  request,
}) => {
  const readPolicy = async (path: string) =>
    (await request.get(path)).headers()["content-security-policy"] ?? "";
  expect(scriptSources(await readPolicy("/robots.txt"))).toEqual(["'self'"]);
  const api = await readPolicy("/api/health/live");
  expect(scriptSources(api)).toEqual([]);
  expect(api).toMatch(/^default-src 'none';/);
});

test("an unchanged page keeps the browser's policy", async ({ request }) => {
  // Retries, because another test may publish content between two calls.
  await expect(async () => {
    const first = await request.get("/");
    const etag = first.headers().etag ?? "";
    const again = await request.get("/", { headers: { "If-None-Match": etag } });
    expect(again.status()).toBe(304);
    expect(again.headers().etag).toBe(etag);
    expect(again.headers()).not.toHaveProperty("content-security-policy");
  }).toPass();
});

for (const encoding of ["br", "gzip", "identity"]) {
  test(`a page is sent complete in ${encoding}`, async ({ request }) => {
    const response = await request.get("/cart", { headers: { "Accept-Encoding": encoding } });
    expect(response.headers()["content-encoding"] ?? "identity").toBe(encoding);
    expect(await response.text()).toMatch(/<\/html>\s*$/);
  });
}
