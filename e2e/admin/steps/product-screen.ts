import { expect, type Page } from "@playwright/test";
import { plainPicture } from "../../steps/pictures";
import { givenSignedInAdmin } from "../../admin";
import { sql } from "../../shop";
import { field } from "../../shopper";

/** Actions of an admin on /admin/products. */

export interface StoredProduct {
  id: string;
  name: string;
  description: string;
  images: string[];
  thumbnailImage: string;
  stockCount: number;
  pricePaise: number;
  features: string[];
  deletedAt: Date | null;
}

export async function productNamed(name: string): Promise<StoredProduct> {
  const [row] = await sql<StoredProduct>(`SELECT * FROM products WHERE name = $1`, [name]);
  if (!row) throw new Error(`There is no product ${name}.`);
  return row;
}

export async function openProducts(page: Page, query = ""): Promise<void> {
  await givenSignedInAdmin(page);
  await page.goto(`/admin/products${query}`);
  await expect(page.getByRole("heading", { name: "Product Management" })).toBeVisible();
  await expect(page.getByText(/^Showing [\d,]+ of [\d,]+ products$/)).toBeVisible();
}

export const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search products" });

export const findRow = (page: Page, name: string) => page.getByRole("row", { name });

/** Opens the form of a product in the list. */
export async function openEditor(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(page.getByRole("heading", { name: "Edit Product" })).toBeVisible();
  await expect(field(page, "name")).toHaveValue(name);
}

/** Opens a subject of the form. */
export const openFold = (page: Page, title: string) =>
  page.locator("summary").getByRole("heading", { name: title, exact: true }).click();

/** Waits until the form has made way for the list. */
export async function untilSaved(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Product Management" })).toBeVisible();
}

export interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function picture(name: string): Promise<Picture> {
  return { name, mimeType: "image/png", buffer: await plainPicture("png") };
}

export async function choosePictures(page: Page, files: Picture[]): Promise<void> {
  await page.locator("input[name=images]").setInputFiles(files);
}

/** Returns the names of the pictures in the form, in order. */
export async function pictureNames(page: Page): Promise<string[]> {
  const tiles = page.getByRole("button", { name: /^Thumbnail: / });
  const names = await tiles.getByText(/^Thumbnail: /).allTextContents();
  return names.map((text) => text.split(", ").at(-1) ?? "");
}

export const findThumbnail = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^Thumbnail: .*, ${name.replaceAll(".", "\\.")}$`) });

/** Uses the tests' own category, so that the demo catalogue stays unchanged for other tests. */
export async function fillProduct(page: Page, name: string): Promise<void> {
  await field(page, "name").fill(name);
  await field(page, "category").selectOption("Protection");
  await field(page, "price").fill("1234.50");
  await field(page, "description").fill("Made for a test of the admin.");
  await field(page, "stockCount").fill("40");
}

export const saveButton = (page: Page) =>
  page.getByRole("button", { name: /^(Add Product|Save Changes)$/ });
