import type { Page } from "@playwright/test";
import { givenAccount, signInAs, type Account } from "./account";

/** An admin of the test's own, signed in on `page` by cookie and by stored token. */
export async function givenSignedInAdmin(page: Page): Promise<Account> {
  const account = await givenAccount({ role: "admin", name: "Meera Nair" });
  await signInAs(page, account);
  return account;
}
