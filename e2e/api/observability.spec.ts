import { expect, test } from "../caller";

/** The same token as in playwright.config.ts. */
const TOKEN = "a-token-with-which-the-tests-may-ask";
const ID = "9f86d081884c7d659a2feaa0c55ad015";

test("every response names its request", async ({ request }) => {
  for (const path of ["/", "/api/products", "/media/none.webp", "/no-such-page"]) {
    const given = await request.get(path, { headers: { "X-Request-Id": ID } });
    expect(given.headers()["x-request-id"], path).toBe(ID);
    const made = await request.get(path);
    expect(made.headers()["x-request-id"], path).toMatch(/^[\da-f-]{36}$/);
  }
});

test("metrics require the token", async ({ request }) => {
  expect((await request.get("/metrics")).status()).toBe(401);
  await request.get("/api/products/0199c0de-0000-7000-8000-000000000001");
  const answer = await request.get("/metrics", { headers: { Authorization: `Bearer ${TOKEN}` } });
  expect(answer.status()).toBe(200);
  const text = await answer.text();
  expect(text).toMatch(
    /^shop_http_request_duration_seconds_count\{method="GET",route="\/api\/products\/\[id\]",status="4xx"\} [1-9]/m,
  );
  expect(text).toMatch(/^shop_db_connections\{state="idle"\} \d+$/m);
  expect(text).toMatch(/^shop_mail_jobs\{state="failed"\} \d+$/m);
  expect(text).toMatch(/^shop_cache_bytes\{cache="pages"\} \d+$/m);
  expect(text).toMatch(/^shop_orders_placed_total \d+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes\{process="supervisor"\} \d+$/m);
  expect(text).not.toContain("0199c0de");
});
