import { expect, test } from "../caller";
import { authorized, create, toFields, newName, png, send } from "./product-form";

/** Tests how an admin saves products and what the shop then shows. */

const DEAREST = "/products?category=protection&sort=price-desc";

test("the next request to public pages shows an admin's change", async ({ request }) => {
  const html = async (address: string) => (await request.get(address)).text();
  await html(DEAREST);
  const product = await create(request);
  const page = `/product/${product._id}`;
  expect(await html(page)).toContain(product.name);
  expect(await html(DEAREST)).toContain(product.name);

  const name = newName();
  const fields = { ...toFields(name), updatedAt: product.updatedAt };
  const saved = await send(request, "PUT", `/api/products/${product._id}`, fields);
  expect(saved.status()).toBe(200);
  expect(await saved.json()).toMatchObject({ name, images: product.images });
  expect(await html(page)).toContain(name);
  expect(await html(page)).not.toContain(product.name);
  expect(await html(DEAREST)).toContain(name);

  const address = `/api/products/${product._id}`;
  expect((await request.delete(address, { headers: await authorized() })).status()).toBe(204);
  expect((await request.get(page)).status()).toBe(404);
  expect(await html(DEAREST)).not.toContain(name);
  expect((await request.delete(address, { headers: await authorized() })).status()).toBe(404);
});

for (const [field, value] of [
  ["features", "Recyclable"],
  ["specifications", "{Material}"],
  ["specifications", '["Kraft"]'],
  ["productReviews", '{"name":"Asha"}'],
  ["existingImages", "/media/a.webp"],
  ["existingImages", '["/media/unknown.webp"]'],
  ["existingImages", '["https://elsewhere.example/a.png"]'],
] as const) {
  test(`${field} ${value} is refused by field`, async ({ request }) => {
    const fields = { ...toFields(newName()), [field]: value };
    const response = await send(request, "POST", "/api/products", fields, [await png()]);
    expect(response.status()).toBe(400);
    const { fields: told } = (await response.json()) as { fields: object };
    expect(Object.keys(told)).toEqual([field]);
  });
}

test("every field of the form is refused with the specified message", async ({ request }) => {
  const empty = { name: "", price: "0", category: "", description: "", stockCount: "-1" };
  const response = await send(request, "POST", "/api/products", empty, [await png()]);
  expect(response.status()).toBe(400);
  expect(await response.json()).toMatchObject({
    fields: {
      name: "Product name is required",
      price: "Price must be a positive number",
      category: "Category is required",
      description: "Description is required",
      stockCount: "Stock count cannot be negative",
    },
  });
});

test("of two concurrent saves one succeeds, and the other reports a conflict", async ({
  request,
}) => {
  const { _id, updatedAt } = await create(request);
  const save = (name: string) =>
    send(request, "PUT", `/api/products/${_id}`, { ...toFields(name), updatedAt });
  const answers = await Promise.all([save(newName()), save(newName())]);
  expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 409]);
  const loser = answers.find((answer) => answer.status() === 409);
  expect(await loser?.json()).toMatchObject({
    code: "edit_conflict",
    message: expect.stringMatching(/^Asha Rao changed this product on .* after you opened it/),
  });
  await request.delete(`/api/products/${_id}`, { headers: await authorized() });
});

test("OpenAPI describes the form", async ({ request }) => {
  const document = (await (await request.get("/api/openapi.json")).json()) as {
    paths: Record<string, Record<string, { requestBody?: { content: object } }>>;
  };
  for (const operation of [
    document.paths["/products"]?.post,
    document.paths["/products/{id}"]?.put,
  ]) {
    expect(operation?.requestBody?.content).toMatchObject({
      "multipart/form-data": {
        schema: { properties: { images: { type: "array", maxItems: 10 }, features: {} } },
      },
    });
  }
});
