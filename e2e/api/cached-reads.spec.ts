import { expect, test } from "../caller";
import { authorized, create, toFields, newName, send } from "./product-form";

/** Tests API reads that are the same for every caller: they are cached, and never older than the last save. */

test("the next response shows an admin's change", async ({ playwright, baseURL }) => {
  const anybody = await playwright.request.newContext({ baseURL });
  const product = await create(anybody);
  const own = `/api/products/${product._id}`;
  const list = "/api/products?category=protection&sort=price-desc";
  const named = async (address: string) => (await anybody.get(address)).text();
  for (const address of [own, list, own, list])
    expect(await named(address)).toContain(product.name);

  const name = newName();
  const fields = { ...toFields(name), updatedAt: product.updatedAt };
  expect((await send(anybody, "PUT", own, fields)).status()).toBe(200);
  for (const address of [own, list, own, list]) {
    expect(await named(address)).toContain(name);
    expect(await named(address)).not.toContain(product.name);
  }

  const listedStock = async () => {
    const listed = (await (await anybody.get(list)).json()) as {
      _id: string;
      stockCount: number;
    }[];
    return listed.find(({ _id }) => _id === product._id)?.stockCount ?? NaN;
  };
  const before = await listedStock();
  const counted = await anybody.post(`/api/admin/products/${product._id}/stock`, {
    headers: await authorized(),
    data: { change: 1, reason: "Counted again" },
  });
  expect(counted.status()).toBe(200);
  expect(await listedStock()).toBe(before + 1);

  expect((await anybody.delete(own, { headers: await authorized() })).status()).toBe(204);
  expect((await anybody.get(own)).status()).toBe(404);
  expect(await named(list)).not.toContain(name);
  await anybody.dispose();
});

for (const address of ["/api/products?limit=20", "/api/settings/public", "/api/openapi.json"]) {
  test(`${address} is revalidated, compressed and answers HEAD`, async ({
    playwright,
    baseURL,
  }) => {
    const anybody = await playwright.request.newContext({ baseURL });
    const first = await anybody.get(address, { headers: { "Accept-Encoding": "br" } });
    expect(first.headers()).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate",
      "content-type": "application/json",
      vary: expect.stringContaining("Accept-Encoding"),
      "x-content-type-options": "nosniff",
    });
    expect(first.headers()).not.toHaveProperty("set-cookie");
    expect(Object.keys(first.headers()).filter((name) => name.startsWith("x-shop"))).toEqual([]);
    const isLong = (await first.body()).byteLength > 1024;
    expect(first.headers()["content-encoding"]).toBe(isLong ? "br" : undefined);
    // Retries, because another test may change the response between two calls.
    await expect(async () => {
      const { etag = "" } = (await anybody.get(address)).headers();
      const same = await anybody.get(address, { headers: { "If-None-Match": etag } });
      expect(same.status()).toBe(304);
      const head = await anybody.head(address);
      expect(head.headers()).toMatchObject({ etag, "content-type": "application/json" });
      expect(await head.body()).toHaveLength(0);
    }).toPass();
    await anybody.dispose();
  });
}

test("a request with a session, valid or not, bypasses the shared cache", async ({
  playwright,
  baseURL,
}) => {
  const address = "/api/products?limit=3";
  const anybody = await playwright.request.newContext({ baseURL });
  const kept = await (await anybody.get(address)).text();
  await anybody.dispose();
  for (const headers of [await authorized(), { Authorization: "Bearer nonsense" }]) {
    // Each call uses a new browser context, which has no XSRF cookie yet.
    const caller = await playwright.request.newContext({ baseURL });
    const own = await caller.get(address, { headers });
    expect(own.headers()["cache-control"]).toBe("no-store");
    expect(own.headers()["set-cookie"]).toContain("XSRF-TOKEN=");
    expect(await own.text()).toBe(kept);
    await caller.dispose();
  }
});
