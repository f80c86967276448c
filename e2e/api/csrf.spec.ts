import { randomUUID } from "node:crypto";
import { expect, test } from "../caller";

// A browser sends the session cookie by itself, so a write by cookie must prove that it comes from one of our pages
// (docs/product.md: The API).

const PASSWORD = "kraft and string";

test("a write by cookie needs the XSRF header, a write by bearer does not", async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.request.newContext({ baseURL });
  const email = `csrf-${randomUUID()}@example.in`;
  const registered = await browser.post("/api/auth/register", {
    data: { name: "Asha Rao", email, password: PASSWORD },
  });
  expect(registered.status()).toBe(201);
  const { token } = (await registered.json()) as { token: string };
  const { cookies } = await browser.storageState();
  expect(cookies).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: "next-auth.session-token",
        value: token,
        httpOnly: true,
        sameSite: "Lax",
        expires: -1,
      }),
      expect.objectContaining({ name: "XSRF-TOKEN", httpOnly: false }),
    ]),
  );
  const xsrf = cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  const update = (headers: Record<string, string>) =>
    browser.patch("/api/auth/me", { data: { name: "Asha R. Rao" }, headers });

  for (const headers of [{}, { "X-XSRF-TOKEN": "" }, { "X-XSRF-TOKEN": "guessed" }]) {
    const refused = await update(headers as Record<string, string>);
    expect(refused.status()).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "csrf" });
  }
  expect((await update({ "X-XSRF-TOKEN": xsrf })).status()).toBe(200);
  expect((await browser.get("/api/auth/me")).status()).toBe(200);

  const bearer = await playwright.request.newContext({ baseURL });
  const byBearer = await bearer.patch("/api/auth/me", {
    data: { name: "Asha" },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(byBearer.status()).toBe(200);
  await bearer.dispose();
  await browser.dispose();
});

test("Remember me keeps the cookie for thirty days", async ({ playwright, baseURL }) => {
  const browser = await playwright.request.newContext({ baseURL });
  const email = `remember-${randomUUID()}@example.in`;
  const data = { name: "Asha Rao", email, password: PASSWORD };
  await browser.post("/api/auth/register", { data });
  await browser.post("/api/auth/login", { data: { email, password: PASSWORD, remember: true } });
  const { cookies } = await browser.storageState();
  const { expires = 0 } = cookies.find(({ name }) => name.endsWith("session-token")) ?? {};
  const days = (expires - Date.now() / 1000) / (24 * 3600);
  expect(days).toBeGreaterThan(29);
  expect(days).toBeLessThan(31);
  await browser.dispose();
});

test("no cached page sets a cookie", async ({ playwright, baseURL }) => {
  const visitor = await playwright.request.newContext({ baseURL });
  for (const page of ["/", "/products", "/cart", "/privacy-policy"]) {
    expect((await visitor.get(page)).headers()["set-cookie"]).toBeUndefined();
  }
  await visitor.dispose();
});
