import type { APIResponse } from "@playwright/test";
import { expect, test } from "../caller";

interface Listed {
  _id: string;
  name: string;
  price: number;
  category: string;
}

test("the list is paged by headers and contains every product once", async ({ request }) => {
  // No other test adds to this category while its pages are read.
  const shelf = "/api/products?category=cups-lids&sort=price-desc";
  const whole = (await (await request.get(shelf)).json()) as Listed[];
  const seen: string[] = [];
  let address: string | undefined = `${shelf}&limit=2`;
  let total = 0;
  while (address) {
    const response: APIResponse = await request.get(address);
    expect(response.status()).toBe(200);
    const page = (await response.json()) as Listed[];
    seen.push(...page.map((product) => product._id));
    total = Number(response.headers()["x-total-count"]);
    address = /<([^>]+)>; rel="next"/.exec(response.headers().link ?? "")?.[1];
  }
  expect(total).toBeGreaterThanOrEqual(5);
  expect(seen).toHaveLength(total);
  expect(seen).toEqual(whole.map((product) => product._id));
});

test("the list filters and sorts", async ({ request }) => {
  const response = await request.get("/api/products?category=Cups%20%26%20Lids&sort=price-asc");
  const products = (await response.json()) as Listed[];
  expect(products.length).toBeGreaterThan(0);
  expect(new Set(products.map((product) => product.category))).toEqual(new Set(["Cups & Lids"]));
  const prices = products.map((product) => product.price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

for (const query of [
  "limit=0",
  "limit=501",
  "limit=x",
  "sort=cheapest",
  "category=Shoes",
  "cursor=x",
]) {
  test(`the list refuses ${query} and names the parameter`, async ({ request }) => {
    const response = await request.get(`/api/products?${query}`);
    expect(response.status()).toBe(400);
    const name = query.split("=")[0] ?? "";
    expect(await response.json()).toMatchObject({
      code: "invalid_input",
      fields: { [name]: expect.any(String) },
    });
  });
}

test("one product contains everything that its page shows", async ({ request }) => {
  const [first] = (await (await request.get("/api/products?limit=1")).json()) as Listed[];
  const response = await request.get(`/api/products/${first?._id}`);
  expect(await response.json()).toMatchObject({
    ...first,
    description: expect.any(String),
    images: expect.arrayContaining([expect.stringMatching(/^\/media\//)]),
    productReviews: expect.any(Array),
  });
});

test("pictures are served in every width, immutable and with nosniff", async ({ request }) => {
  const [first] = (await (await request.get("/api/products?limit=1")).json()) as {
    thumbnailImage: string;
  }[];
  const address = first?.thumbnailImage ?? "";
  for (const variant of [address, address.replace(".", "-640."), address.replace(".", "-360.")]) {
    const response = await request.get(variant);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "cache-control": expect.stringContaining("immutable"),
    });
  }
  for (const outside of [
    "/media/../auth-secret",
    "/media/%2e%2e/auth-secret",
    "/media/none.webp",
  ]) {
    expect((await request.get(outside)).status()).toBe(404);
  }
});

test("public settings contain only public values", async ({ request }) => {
  const settings = (await (await request.get("/api/settings/public")).json()) as object;
  expect(Object.keys(settings).sort()).toEqual(["footerCredits", "logoImageUrl"]);
});
