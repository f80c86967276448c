import type { Page } from "@playwright/test";
import { givenAccount, PASSWORD, storeToken, type Account } from "./account";
import { expect } from "./fixtures";
import { sql } from "./shop";

/** An admin of the test's own, signed in on `page` by cookie and by stored token. */
export async function givenSignedInAdmin(page: Page): Promise<Account> {
  const account = await givenAccount(page.request);
  await sql(`UPDATE users SET role = 'admin', name = 'Meera Nair' WHERE email = $1`, [
    account.email,
  ]);
  // The first token says "user"; a login issues one that says what the account is now.
  const response = await page.request.post("/api/auth/login", {
    data: { email: account.email, password: PASSWORD },
  });
  expect(response.status()).toBe(200);
  const { token } = (await response.json()) as { token: string };
  await page.goto("/robots.txt");
  await storeToken(page, token);
  return { ...account, name: "Meera Nair", token };
}
