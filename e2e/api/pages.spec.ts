import { expect, test } from "../caller";
import { givenPerson, readToken, type IdentityName } from "./identities";

const ORDER = "01900000-0000-7000-8000-000000000000";

/** The response to each kind of caller before a protected page renders, decided by the cookie alone. */
const LANDINGS: [IdentityName, string, string | undefined][] = [
  ["anonymous", "/dashboard", "/auth?next=%2Fdashboard&reason=none"],
  ["expired", "/dashboard?tab=orders", "/auth?next=%2Fdashboard%3Ftab%3Dorders&reason=expired"],
  ["anonymous", "/order/never-was", "/auth?next=%2Forder%2Fnever-was&reason=none"],
  ["anonymous", "/admin/orders/1", "/auth?next=%2Fadmin%2Forders%2F1&reason=none"],
  ["tampered", "/order/1", "/auth?next=%2Forder%2F1&reason=invalid"],
  ["alg none", "/admin/orders", "/auth?next=%2Fadmin%2Forders&reason=invalid"],
  ["customer", "/admin", "/?reason=role"],
  ["customer", "/dashboard", undefined],
  ["customer", `/order/${ORDER}`, undefined],
  ["admin", "/admin/orders", undefined],
];

for (const [identity, page, landing] of LANDINGS) {
  test(`${identity} at ${page}`, async ({ playwright, baseURL }) => {
    const people = {
      customer: await givenPerson(),
      other: await givenPerson(),
      admin: await givenPerson("admin"),
    };
    const token = await readToken(identity, people);
    const request = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: token ? { Cookie: `next-auth.session-token=${token}` } : {},
    });
    const response = await request.get(page, { maxRedirects: 0 });
    expect(response.status()).toBe(landing ? 307 : 200);
    expect(response.headers().location).toBe(landing);
    if (!landing) expect(response.headers()["cache-control"]).toMatch(/^private, .*no-store/);
    const removed = (response.headers()["set-cookie"] ?? "").includes("Max-Age=0");
    expect(removed).toBe(/reason=(expired|invalid)/.test(landing ?? ""));
    await request.dispose();
  });
}

test("an order URL has the order page for authorised users, even for a missing order", async ({
  playwright,
  baseURL,
}) => {
  const admin = await givenPerson("admin");
  const token = await readToken("admin", { customer: admin, other: admin, admin });
  const request = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { Cookie: `next-auth.session-token=${token}` },
  });
  for (const id of ["never-was", "x%0A", "KLN-261122-7K4Q9X"]) {
    for (const page of [`/order/${id}`, `/admin/orders/${id}`]) {
      expect((await request.get(page, { maxRedirects: 0 })).status(), page).toBe(200);
    }
  }
  await request.dispose();
});

test("the image optimizer serves no picture", async ({ request }) => {
  for (const url of ["/icon-512.png", "/api/admin/users", "https://elsewhere.example/a.png"]) {
    const requested = await request.get(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`);
    expect(requested.status()).toBe(404);
  }
});

test("a page has no second URL below an unknown language", async ({ request }) => {
  for (const first of ["/feeds", "/_next", "/opengraph-imagea", "/sitemaps/a", "/a.b"]) {
    for (const page of ["", "/cart", "/admin", "/dashboard", "/products?q=box"]) {
      const answer = await request.get(`${first}${page}`, { maxRedirects: 0 });
      expect(answer.status(), `${first}${page}`).toBe(404);
      expect(answer.headers()["cache-control"]).toContain("no-store");
    }
  }
});
