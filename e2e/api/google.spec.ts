import { givenAccount } from "../account";
import { expect, test } from "../caller";

test("the redirect to the provider has state, nonce and a PKCE challenge", async ({ request }) => {
  const response = await request.get("/api/auth/google?next=/checkout", { maxRedirects: 0 });
  const location = new URL(response.headers().location ?? "");
  expect(Object.fromEntries(location.searchParams)).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    state: expect.stringMatching(/.{20,}/),
    nonce: expect.stringMatching(/.{20,}/),
    code_challenge: expect.stringMatching(/.{40,}/),
  });
});

test("no step reachable by a link reveals a session", async ({ request }) => {
  const account = await givenAccount();
  const Cookie = `next-auth.session-token=${account.token}`;
  const options = { headers: { Cookie }, maxRedirects: 0 };
  for (const address of ["google", "google/done", "callback/google?code=c&state=s"]) {
    const response = await request.get(`/api/auth/${address}`, options);
    const told = JSON.stringify(response.headersArray()) + (await response.text());
    expect(told).not.toContain(account.token);
    expect(told).not.toContain("session-token=");
  }
});

test("a foreign code is refused", async ({ request }) => {
  const data = { code: "A".repeat(43) };
  const response = await request.post("/api/auth/google/token", { data });
  expect(response.status()).toBe(400);
  expect(await response.json()).toMatchObject({ code: "invalid_token" });
});

test("a response to no request of ours is refused", async ({ request }) => {
  const forged = await request.get("/api/auth/callback/google?code=stolen&state=forged", {
    maxRedirects: 0,
  });
  expect(forged.headers().location).toBe("/auth?error=google_failed");
  expect(forged.headers()["set-cookie"] ?? "").not.toContain("session-token=ey");
});

for (const page of ["signin", "signout", "session", "csrf", "providers", "error", "_log"]) {
  test(`the sign-in library's own page ${page} does not exist`, async ({ request }) => {
    const response = await request.get(`/api/auth/${page}`);
    expect(response.status()).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not_found" });
  });
}
