import { expect, test } from "../caller";
import { freshWord } from "../shop";

test("a visitor who searches too often is told when to retry, and can still read pages", async ({
  request,
}) => {
  // Makes each search only once, because results are cached and shared.
  const search = () => request.get(`/products?q=${freshWord()}`);
  // Sends them at once, because on a busy machine they could take longer than the rate limit's minute if sent in
  // sequence.
  const first = await Promise.all(Array.from({ length: 60 }, search));
  expect([...new Set(first.map((answer) => answer.status()))]).toEqual([200]);
  const refused = await search();
  expect(refused.status()).toBe(429);
  const seconds = Number(refused.headers()["retry-after"]);
  expect(seconds).toBeGreaterThan(0);
  expect(await refused.text()).toContain(`Wait ${seconds} seconds, then reload this page.`);
  expect(refused.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect((await request.get("/products")).status()).toBe(200);
});
