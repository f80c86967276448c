import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { OWNER } from "@/e2e/production-shop";
import { CARD } from "@/e2e/shopper";
import type { Browser } from "./browser";
import { until } from "./until";

type Journey = (browser: Browser, origin: string) => Promise<void>;

async function untilText(browser: Browser, text: string): Promise<void> {
  await until(`"${text}"`, () =>
    browser.run((wanted) => document.body.innerText.includes(wanted), text),
  );
}

const newEmail = (browser: Browser, who: string) =>
  `${who}-${browser.name.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}@example.com`;

/** A guest searches, puts a box into the cart and orders it. */
async function orderAsGuest(browser: Browser, origin: string): Promise<void> {
  await browser.open(`${origin}/`);
  await browser.press("button", "Find products");
  await browser.type("q", "mailer box");
  await browser.press("submit", "Find");
  await untilText(browser, "Mailer Box");
  await browser.open(await browser.run(findProduct));
  await browser.press("button", "Add to Cart");
  await untilText(browser, "Added to Cart");
  await browser.open(`${origin}/checkout`);
  await browser.type("email", newEmail(browser, "guest"));
  for (const name of ["firstName", "lastName", "address", "city", "zipCode"] as const) {
    await browser.type(name, POSTAL_ADDRESS[name]);
  }
  await browser.choose("state", POSTAL_ADDRESS.state);
  for (const [name, value] of Object.entries(CARD)) await browser.type(name, value);
  await browser.press("button", "Complete Order");
  await untilText(browser, "Order Summary");
}

/** Returns the address of the first product in a list; runs in the page. */
function findProduct(): string {
  return document.querySelector<HTMLAnchorElement>("main a[href*='/product/']")?.href ?? "";
}

/** A visitor makes an account and lands in the dashboard. */
async function signUp(browser: Browser, origin: string): Promise<void> {
  await browser.open(`${origin}/auth`);
  await browser.press("button", "Sign Up");
  await browser.type("name", "Asha Verma");
  await browser.type("email", newEmail(browser, "asha"));
  await browser.type("password", OWNER.password);
  await browser.type("confirmPassword", OWNER.password);
  await browser.press("submit", "Sign Up");
  await untilText(browser, "Asha Verma");
}

/** The owner signs in, finds the orders and opens one. */
async function workAsOwner(browser: Browser, origin: string): Promise<void> {
  await browser.open(`${origin}/auth`);
  await browser.type("email", OWNER.email);
  await browser.type("password", OWNER.password);
  await browser.press("submit", "Sign In");
  await untilText(browser, "Recent orders");
  await browser.open(`${origin}/admin/orders`);
  await untilText(browser, "KLN-");
}

export const JOURNEYS: Record<string, Journey> = {
  "search to order": orderAsGuest,
  "sign-up": signUp,
  "the owner's orders": workAsOwner,
};
