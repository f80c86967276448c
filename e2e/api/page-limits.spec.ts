import { expect, test } from "../caller";

test("who searches too often is told when to come back, and reads on", async ({ request }) => {
  const search = (word: number) => request.get(`/products?q=box+${word}`);
  const statuses = new Set<number>();
  for (let word = 0; word < 60; word += 1) statuses.add((await search(word)).status());
  expect([...statuses]).toEqual([200]);
  const refused = await search(60);
  expect(refused.status()).toBe(429);
  const seconds = Number(refused.headers()["retry-after"]);
  expect(seconds).toBeGreaterThan(0);
  expect(await refused.text()).toContain(`Wait ${seconds} seconds, then reload this page.`);
  expect(refused.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect((await request.get("/products")).status()).toBe(200);
});
