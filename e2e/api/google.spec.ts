import { expect, test } from "../fixtures";

test("the way to the provider carries state, nonce and a PKCE challenge", async ({ request }) => {
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

test("an answer that belongs to no request of ours is refused", async ({ request }) => {
  const forged = await request.get("/api/auth/callback/google?code=stolen&state=forged", {
    maxRedirects: 0,
  });
  expect(forged.headers().location).toBe("/auth?error=google_failed");
  expect(forged.headers()["set-cookie"] ?? "").not.toContain("session-token=ey");
});

for (const page of ["signin", "signout", "session", "csrf", "providers", "error", "_log"]) {
  test(`the sign-in library's own page ${page} is not there`, async ({ request }) => {
    const response = await request.get(`/api/auth/${page}`);
    expect(response.status()).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not_found" });
  });
}
