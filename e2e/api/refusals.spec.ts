import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect, test } from "../caller";

const JSON_TYPE = { "Content-Type": "application/json" };

const UNKNOWN = ["/api", "/api/nope", "/api/products/a/b/c", "/api/cart", "/api/auth/whatever"];

test("an unknown API path is a JSON 404 for any method", async ({ request }) => {
  for (const address of UNKNOWN) {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      const response = await request.fetch(address, { method });
      expect(response.status(), `${method} ${address}`).toBe(404);
      expect(await response.json()).toMatchObject({ code: "not_found" });
    }
  }
});

test("an unsupported method is a JSON 405 with Allow", async ({ request }) => {
  const response = await request.delete("/api/cart/quote");
  expect(response.status()).toBe(405);
  expect(response.headers().allow).toBe("POST, OPTIONS");
  expect(await response.json()).toMatchObject({ code: "method_not_allowed" });
});

for (const [address, status] of [
  ["/api/nope", 404],
  ["/api/health/live", 200],
  ["/no/such/page", 404],
] as const) {
  test(`a request to upgrade ${address} is answered like any other`, async ({ baseURL }) => {
    const headers = { Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Version": "13" };
    const [response] = (await once(get(`${baseURL}${address}`, { headers }), "response")) as [
      IncomingMessage,
    ];
    response.resume();
    expect(response.statusCode).toBe(status);
  });
}

test("a body that is not JSON is refused by its type and by its text", async ({ request }) => {
  const typeless = await request.post("/api/cart/quote", {
    headers: { "Content-Type": "text/plain" },
    data: "{}",
  });
  expect(typeless.status()).toBe(415);
  const broken = await request.post("/api/cart/quote", {
    headers: JSON_TYPE,
    data: Buffer.from("{"),
  });
  expect(broken.status()).toBe(400);
  expect(await broken.json()).toMatchObject({ code: "invalid_input" });
});

test("an oversized body is refused", async ({ request }) => {
  const response = await request.post("/api/contact", {
    headers: JSON_TYPE,
    data: { message: "x".repeat(200_000) },
  });
  expect(response.status()).toBe(413);
  expect(await response.json()).toMatchObject({ code: "too_large" });
});

for (const address of ["/api/products?q=a%00b", "/api/orders/%00", "/api/products/%"]) {
  test(`${address} is a client error`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_input" });
  });
}

/** Sends the path unchanged; a client's URL parser would normalize it. */
async function ask(origin: string, path: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(origin);
  const [response] = (await once(get({ hostname, port, path }), "response")) as [IncomingMessage];
  response.resume();
  return response;
}

test("an ambiguous URL is refused or redirected to its normal form", async ({ baseURL }) => {
  const origin = baseURL ?? "";
  for (const address of [
    "/_next/../products?q=box",
    "/api/%2e%2e/product/x",
    "/x/../products?q=box",
    "/_next\\..\\products?q=box",
    "/product/..%2fproducts",
    `${origin}/products`,
  ]) {
    expect((await ask(origin, address)).statusCode, address).toBe(400);
  }
  for (const address of ["//products?q=box", "/%70roducts?q=box"]) {
    const response = await ask(origin, address);
    expect([response.statusCode, response.headers.location]).toEqual([308, "/products?q=box"]);
  }
});

test("a page ignores the unreadable part of a search", async ({ request }) => {
  expect((await request.get("/products?q=%00")).status()).toBe(200);
  expect((await request.get("/product/%E0%A4%A")).status()).toBe(400);
});

test("a page of another site cannot write", async ({ request }) => {
  const response = await request.post("/api/contact", {
    headers: { ...JSON_TYPE, Origin: "https://elsewhere.example" },
    data: { name: "A", email: "a@example.in", message: "Hello" },
  });
  expect(response.status()).toBe(403);
});

test("a caller over the rate limit is told when to retry", async ({ request }) => {
  const send = () => request.post("/api/contact", { headers: JSON_TYPE, data: {} });
  const first = await send();
  expect(first.status()).toBe(400);
  const statuses = await Promise.all(Array.from({ length: 10 }, async () => send()));
  const limited = statuses.find((response) => response.status() === 429);
  expect(limited).toBeDefined();
  expect(Number(limited?.headers()["retry-after"])).toBeGreaterThan(0);
  expect(await limited?.json()).toMatchObject({ code: "rate_limited" });
});

test("every response has security headers", async ({ request }) => {
  for (const address of ["/", "/api/health/live", "/nowhere"]) {
    const headers = (await request.get(address)).headers();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-powered-by"]).toBeUndefined();
  }
  const policy = (await request.get("/api/health/live")).headers()["content-security-policy"];
  expect(policy).toContain("default-src 'none'");
  const confirmation = await request.get("/order-confirmation?order=a&key=b");
  expect(confirmation.headers()["referrer-policy"]).toBe("no-referrer");
});

test("the API describes itself", async ({ request }) => {
  const document = (await (await request.get("/api/openapi.json")).json()) as {
    openapi: string;
    paths: Record<string, object>;
  };
  expect(document.openapi).toBe("3.1.0");
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(["/products", "/products/{id}", "/cart/quote", "/orders", "/contact"]),
  );
});
