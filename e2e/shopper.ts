import { randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { POSTAL_ADDRESS } from "./steps/postal-address";
import { expect } from "./fixtures";
import type { ArrangedProduct } from "./shop";

/** What a shopper does, in words that the journeys share. */

export interface ListedProduct extends ArrangedProduct {
  category: string;
  originalPrice: number | null;
  description: string;
  rating: number;
  reviews: number;
  isNew: boolean;
  inStock: boolean;
  stockCount: number;
}

/** The catalogue as the API answers it. */
export async function catalogue(request: APIRequestContext, query = ""): Promise<ListedProduct[]> {
  const response = await request.get(`/api/products${query}`);
  return (await response.json()) as ListedProduct[];
}

export function freshEmail(): string {
  return `buyer-${randomUUID()}@example.com`;
}

/** Fills the stored cart as the catalogue pages would have, and opens `path` with it. */
export async function openWithCart(
  page: Page,
  path: string,
  ...items: (ArrangedProduct & { quantity: number })[]
): Promise<void> {
  if (!page.url().endsWith("/robots.txt")) await page.goto("/robots.txt");
  await page.evaluate((cart) => {
    localStorage.setItem("cart", JSON.stringify(cart));
  }, items);
  await page.goto(path);
}

export function toast(page: Page, title: string): Locator {
  return page.locator("[data-sonner-toast]").filter({ hasText: title });
}

/** A note that comes or goes is half transparent for a moment, and axe sees that. */
export async function closeToasts(page: Page): Promise<void> {
  const close = page.getByRole("button", { name: "Close toast" });
  // All at one moment: meanwhile one could leave by itself.
  await close.evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
}

/** In the header's menu, on a phone in the page's menu. */
export function themeChoice(page: Page, name: "Light" | "Dark" | "System"): Locator {
  return page
    .getByRole("menuitemradio", { name })
    .or(page.getByRole("button", { name, exact: true }));
}

/** A control by the `name` that the contract fixes. */
export function field(page: Page, name: string): Locator {
  return page.locator(`[name="${name}"]`);
}

export const CARD = {
  cardNumber: "4539148803436467",
  expiryDate: "1139",
  cvv: "9317",
  cardName: "Zuleika Kartenhalter",
};

const TYPED = ["firstName", "lastName", "address", "city", "zipCode"] as const;

/** Types everything that an order needs, as a person would: key by key where a field formats. */
export async function fillCheckout(page: Page, email: string): Promise<void> {
  await field(page, "email").fill(email);
  for (const name of TYPED) await field(page, name).fill(POSTAL_ADDRESS[name]);
  await field(page, "state").selectOption(POSTAL_ADDRESS.state);
  for (const [name, value] of Object.entries(CARD)) {
    await field(page, name).pressSequentially(value);
  }
}

export function completeOrder(page: Page): Locator {
  return page.getByRole("button", { name: "Complete Order" });
}

/** Waits for the confirmation and answers the number that stands there. */
export async function confirmedOrderNumber(page: Page): Promise<string> {
  await page.waitForURL(/\/order-confirmation/);
  const number = page.getByText(/KLN-\d{6}-[0-9A-Z]{6}/).first();
  await expect(number).toBeVisible();
  return /KLN-\d{6}-[0-9A-Z]{6}/.exec(await number.innerText())?.[0] ?? "";
}
