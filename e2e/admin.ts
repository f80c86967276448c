import type { Page } from "@playwright/test";
import { givenAccount, signInAs, type Account } from "./account";

/** Signs in the test's own admin on `page`, with the cookie and the stored token. */
export async function givenSignedInAdmin(page: Page): Promise<Account> {
  const account = await givenAccount({ role: "admin", name: "Meera Nair" });
  await signInAs(page, account);
  return account;
}
