import { randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { POSTAL_ADDRESS } from "./steps/postal-address";
import { expect } from "./fixtures";
import type { ArrangedProduct } from "./shop";

/** Shared actions of a shopper. */

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

export async function catalogue(request: APIRequestContext, query = ""): Promise<ListedProduct[]> {
  const response = await request.get(`/api/products${query}`);
  return (await response.json()) as ListedProduct[];
}

export function freshEmail(): string {
  return `buyer-${randomUUID()}@example.com`;
}

/** Stores a cart like the catalogue pages, and opens `path` with it. */
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

/**
 * Closes all toasts, because one that appears or leaves is half transparent, which axe reports. The first one of a
 * page may appear only now, because its code loads with it.
 */
export async function closeToasts(page: Page): Promise<void> {
  const close = page.getByRole("button", { name: "Close toast" });
  await expect(async () => {
    // Closes all at once; one by one, a toast could leave by itself in between.
    await close.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
    });
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** Returns the theme option: in the header's menu, or on a phone in the page's menu. */
export function themeChoice(page: Page, name: "Light" | "Dark" | "System"): Locator {
  return page
    .getByRole("menuitemradio", { name })
    .or(page.getByRole("button", { name, exact: true }));
}

/** Returns a control by its `name`, which is part of the contract. */
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

/** Fills in all that an order needs like a user: key by key if a field formats its input. */
export async function fillCheckout(page: Page, email: string): Promise<void> {
  await field(page, "email").fill(email);
  await fillAddress(page);
  for (const [name, value] of Object.entries(CARD)) {
    // The page may still have earlier input.
    await field(page, name).clear();
    await field(page, name).pressSequentially(value);
  }
}

export async function fillAddress(page: Page): Promise<void> {
  for (const name of TYPED) await field(page, name).fill(POSTAL_ADDRESS[name]);
  await field(page, "state").selectOption(POSTAL_ADDRESS.state);
}

export function completeOrder(page: Page): Locator {
  return page.getByRole("button", { name: "Complete Order" });
}

export async function confirmedOrderNumber(page: Page, prefix = "KLN"): Promise<string> {
  const pattern = new RegExp(String.raw`${prefix}-\d{6}-[0-9A-Z]{6}`);
  await page.waitForURL(/\/order-confirmation/);
  const number = page.getByText(pattern).first();
  await expect(number).toBeVisible();
  return pattern.exec(await number.innerText())?.[0] ?? "";
}
