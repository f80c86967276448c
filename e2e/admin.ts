import type { Page } from "@playwright/test";
import { givenAccount, storeToken, type Account } from "./account";
import { expect } from "./fixtures";
import { sql } from "./shop";

/** An admin of the test's own, signed in on `page` by cookie and by stored token. */
export async function givenSignedInAdmin(page: Page): Promise<Account> {
  const account = await givenAccount(page.request);
  await sql(`UPDATE users SET role = 'admin', name = 'Meera Nair' WHERE email = $1`, [
    account.email,
  ]);
  // The first token says "user": the exchange sets a cookie whose token says what the account is now.
  const headers = { Authorization: `Bearer ${account.token}` };
  const renewed = await page.request.post("/api/auth/exchange", { headers });
  expect(renewed.status()).toBe(204);
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name.endsWith("session-token"))?.value ?? "";
  await page.goto("/robots.txt");
  await storeToken(page, token);
  return { ...account, name: "Meera Nair", token };
}
