import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { POSTAL_ADDRESS } from "../steps/postal-address";
import { expect, test } from "../caller";
import { givenProduct, mailsTo, readStock } from "../shop";

const payload = (product: string, totalAmount: number, email: string | undefined) => ({
  products: [{ product, quantity: 1, price: 500 }],
  shippingAddress: POSTAL_ADDRESS,
  totalAmount,
  email,
});

async function place(
  request: APIRequestContext,
  data: object,
  headers: Record<string, string> = {},
) {
  const response = await request.post("/api/orders", { data, headers });
  return { status: response.status(), body: (await response.json()) as Record<string, unknown> };
}

/** Retries the same request while a busy shop defers it. */
async function placeInTheEnd(...sent: Parameters<typeof place>) {
  let answer = await place(...sent);
  const again = async () => {
    if (answer.status === 503) answer = await place(...sent);
    return answer.status;
  };
  await expect.poll(again).not.toBe(503);
  return answer;
}

test("a guest orders with the documented payload and opens the order with its key", async ({
  request,
}) => {
  const email = `guest-${randomUUID()}@example.in`;
  const { status, body } = await place(
    request,
    payload((await givenProduct(50_000, 5))._id, 690, email),
  );
  expect(status).toBe(201);
  expect(Object.keys(body).sort()).toEqual([
    "_id",
    "accessKey",
    "deliverBy",
    "dispatchBy",
    "orderId",
    "proof",
    "totalAmount",
  ]);
  expect(body.proof).toBeNull();

  const { orderId, accessKey } = body as { orderId: string; accessKey: string };
  const opened = await request.get(`/api/orders/${orderId}?key=${accessKey}`);
  expect(await opened.json()).toMatchObject({ orderId, totalAmount: 690, user: { email } });
  for (const address of [`/api/orders/${orderId}`, `/api/orders/${orderId}?key=wrong`]) {
    expect((await request.get(address)).status()).toBe(404);
  }
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain(`order=${orderId}&key=${accessKey}`);
});

test("an order without email, lines or a known state is refused by field", async ({ request }) => {
  const product = (await givenProduct(50_000, 5))._id;
  const good = payload(product, 690, "a@example.in");
  const refused: [object, string][] = [
    [{ ...good, email: undefined }, "email"],
    [{ ...good, products: [] }, "products"],
    [{ ...good, products: [{ product, quantity: 0.5, price: 1 }] }, "products.0.quantity"],
    [
      { ...good, shippingAddress: { ...POSTAL_ADDRESS, state: "Atlantis" } },
      "shippingAddress.state",
    ],
    [{ ...good, shippingAddress: { ...POSTAL_ADDRESS, city: " " } }, "shippingAddress.city"],
  ];
  for (const [data, field] of refused) {
    const { status, body } = await place(request, data);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "invalid_input" });
    expect(Object.keys(body.fields as object)).toContain(field);
  }
});

test("prices sent by the browser are ignored", async ({ request }) => {
  const product = (await givenProduct(50_000, 5))._id;
  const cheap = {
    ...payload(product, 1, "a@example.in"),
    products: [{ product, quantity: 1, price: 0.01 }],
  };
  const { status, body } = await place(request, cheap);
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: "price_changed", quote: { subtotal: 500, total: 690 } });
});

test("a repeated request returns the first order, another payload is a conflict", async ({
  request,
}) => {
  const product = (await givenProduct(50_000, 9))._id;
  const data = payload(product, 690, `twice-${randomUUID()}@example.in`);
  const headers = { "Idempotency-Key": `key-${randomUUID()}` };
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => placeInTheEnd(request, data, headers)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const other = await place(request, { ...data, phone: "+91 98765 43210" }, headers);
  expect(other.body).toMatchObject({ code: "idempotency_conflict" });
  expect(await readStock(product)).toBe(8);
});

test("a product page shows the stock left by an order", async ({ request }) => {
  const product = (await givenProduct(50_000, 1))._id;
  const html = async () => (await request.get(`/product/${product}`)).text();
  expect(await html()).toContain("https://schema.org/InStock");
  const { status } = await place(request, payload(product, 690, "last@example.in"));
  expect(status).toBe(201);
  expect(await html()).toContain("https://schema.org/OutOfStock");
});
