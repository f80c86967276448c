import { randomUUID } from "node:crypto";
import { expect, test } from "../caller";
import { givenProduct, sql, whileHeld } from "../shop";
import { authorized } from "./product-form";

/** Tests cached pages, and changes that are saved while a page is being rendered. */

test("a product that sells out while its page renders is sold out in that response and the next", async ({
  request,
}) => {
  const { _id } = await givenProduct(50_000, 10);
  const page = `/product/${_id}`;
  // The render has read the product when it waits for its reviews.
  const held = await whileHeld("product_reviews", {
    waiting: () => request.get(page),
    meanwhile: async () => {
      const sold = await request.post(`/api/admin/products/${_id}/stock`, {
        headers: await authorized(),
        data: { change: -10, reason: "Sold at the counter" },
      });
      expect(sold.status()).toBe(200);
    },
  });
  expect(await held.text()).toContain("https://schema.org/OutOfStock");
  expect(await (await request.get(page)).text()).toContain("https://schema.org/OutOfStock");
});

test("a new search shows a product's current state, whatever changed it", async ({ request }) => {
  const { _id, name } = await givenProduct(50_000, 10);
  let address = `/products?q=${encodeURIComponent(name)}`;
  const searched = async () => {
    address += "+";
    return (await (await request.get(address)).text()).replaceAll("\\", "");
  };
  const change = (column: string, value: unknown) =>
    sql(`UPDATE products SET "${column}" = $2 WHERE id = $1`, [_id, value]);
  expect(await searched()).toContain("₹500");
  await change("pricePaise", 450_00);
  const cheaper = await searched();
  expect(cheaper).not.toContain("₹500");
  expect(cheaper).toContain("₹450");
  expect(cheaper).toContain('"price":450,');
  await change("reviewCount", 77);
  expect(await searched()).toContain(", 77 reviews");
  await change("stockCount", 0);
  expect(await searched()).toContain('"inStock":false');
  await change("stockCount", 3);
  expect(await searched()).toContain('"inStock":true,"stockCount":3');
  await change("forSale", false);
  expect(await searched()).toContain('"inStock":false');
  await change("deletedAt", new Date());
  expect(await searched()).not.toContain(`/product/${_id}`);
});

test("a product page redirects to its lower-case id", async ({ request }) => {
  const { _id } = await givenProduct(50_000, 10);
  for (const below of ["", "/model", "?from=A"]) {
    const answer = await request.get(`/product/${_id.toUpperCase()}${below}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(`/product/${_id}${below}`);
  }
});

test("a missing page is never cached", async ({ request }) => {
  const { _id } = await givenProduct(50_000, 10);
  const missing = _id.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  expect((await request.get(`/product/${missing}`)).status()).toBe(404);
  // Changes the id by SQL, which does not invalidate the cache, so the new id is found only if its 404 was not
  // cached.
  await sql(`UPDATE products SET id = $2 WHERE id = $1`, [_id, missing]);
  expect((await request.get(`/product/${missing}`)).status()).toBe(200);
});

test("a missing page is not cached, even on the second request", async ({ request }) => {
  for (const address of [
    `/product/${randomUUID()}`,
    "/product/x",
    "/no-such-page",
    "/products?page=0",
  ]) {
    for (let requested = 0; requested < 3; requested += 1) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(404);
      expect(answer.headers(), address).not.toHaveProperty("x-nextjs-cache");
      expect(answer.headers()["cache-control"], address).toContain("no-store");
    }
  }
});

for (const id of ["x", "-", "b%C3%97260%0A2026-01-01", "0".repeat(36)]) {
  test(`/product/${id} is a 404`, async ({ request }) => {
    const response = await request.get(`/product/${id}`);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("<html");
  });
}
