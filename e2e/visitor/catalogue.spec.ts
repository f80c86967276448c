import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { givenProduct } from "../shop";
import { catalogue, toast, type ListedProduct } from "../shopper";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const names = (page: Page) => cards(page).getByRole("heading").allInnerTexts();
const status = (page: Page) => page.getByRole("status").filter({ hasText: "Showing" });

async function chooseCategory(page: Page, category: string, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole("button", { name: "Category and sort" }).click();
  const filters = page.getByRole("navigation", { name: "Category" });
  await filters.getByRole("link", { name: category }).filter({ visible: true }).click();
}

async function sortBy(page: Page, label: string, isMobile: boolean): Promise<void> {
  if (!isMobile) {
    await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label });
    return;
  }
  await page.getByRole("button", { name: "Category and sort" }).click();
  await page.getByRole("link", { name: label }).filter({ visible: true }).click();
}

const some = (products: ListedProduct[], is: (product: ListedProduct) => boolean) => {
  const found = products.find(is);
  if (!found) throw new Error("The demo catalogue has no such product.");
  return found;
};

test("a search finds products by any part of their words", async ({ page }) => {
  await page.goto("/products");
  await page.getByLabel("Search", { exact: true }).fill("kraft mail");
  await page.getByLabel("Search", { exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/products\?q=kraft\+mail/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("kraft mail");
  await expect(cards(page).first()).toContainText(/mail/i);
  const found = (await names(page)).join(" ");
  expect(found).toMatch(/mail/i);
  await page.reload();
  await expect(page.getByLabel("Search", { exact: true })).toHaveValue("kraft mail");
  expect((await names(page)).join(" ")).toBe(found);
});

test("a search without a match says so and offers alternatives", async ({ page }) => {
  await page.goto("/products?q=submarine");
  await expect(page.getByText("No products found")).toBeVisible();
  await page.getByRole("link", { name: "Show all products" }).click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(cards(page).first()).toBeVisible();
});

test(
  "a category and a sort are in the URL",
  { tag: "@narrow" },
  async ({ page, request, isMobile }) => {
    const boxes = await catalogue(request, "?category=boxes&sort=price-asc");
    await page.goto("/products");
    await chooseCategory(page, "Boxes", isMobile);
    await expect(page).toHaveURL(/category=boxes/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Boxes");
    await sortBy(page, "Price low to high", isMobile);
    await expect(page).toHaveURL(/category=boxes&sort=price-asc/);
    await expect(status(page)).toContainText(`of ${boxes.length} products`);
    await expect.poll(() => names(page)).toEqual(boxes.map((product) => product.name));
    await page.goBack();
    await expect(page).toHaveURL(/category=boxes$/);
    await page.goForward();
    await expect.poll(() => names(page)).toEqual(boxes.map((product) => product.name));
  },
);

test("a card shows whether a product is new, discounted or sold out", async ({ page, request }) => {
  const products = await catalogue(request);
  const saved = some(products, ({ originalPrice }) => originalPrice !== null);
  const fresh = some(products, ({ isNew }) => isNew);
  const soldOut = some(products, ({ inStock }) => !inStock);
  const card = async ({ name }: ListedProduct) => {
    await page.goto(`/products?q=${encodeURIComponent(name)}`);
    return cards(page).filter({ has: page.getByRole("heading", { name, exact: true }) });
  };
  const percent = Math.round((1 - saved.price / (saved.originalPrice ?? 1)) * 100);
  await expect((await card(saved)).getByText(`${percent}% off`)).toBeVisible();
  await expect((await card(fresh)).getByText("New", { exact: true })).toBeVisible();
  const sold = await card(soldOut);
  await expect(sold.getByText("Out of Stock")).toBeVisible();
  await expect(sold.getByRole("button", { name: /^Add to Cart/ })).toBeDisabled();
  await expect(sold.getByRole("button", { name: /^Buy Now/ })).toBeDisabled();
});

test(
  "a product page shows all facts for a decision",
  { tag: "@narrow" },
  async ({ page, request }) => {
    const products = await catalogue(request);
    const product = some(products, ({ reviews, inStock }) => reviews > 2 && inStock);
    await page.goto("/products");
    await page.goto(`/products?q=${encodeURIComponent(product.name)}`);
    await page.getByRole("link", { name: product.name, exact: true }).click();
    await expect(page).toHaveURL(`/product/${product._id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
    const main = page.getByRole("main");
    for (const note of ["Quality Guaranteed", "Free Shipping ₹2000+", "Easy Returns"]) {
      await expect(main.getByText(note)).toBeVisible();
    }
    await page.getByRole("tab", { name: "Specifications" }).click();
    await expect(page.getByRole("tabpanel").getByText("Pack size")).toBeVisible();
    await page.getByRole("tab", { name: /^Reviews/ }).click();
    const distribution = page.getByRole("list", { name: "Rating distribution" });
    await expect(distribution.getByRole("listitem")).toHaveCount(5);
    await expect(distribution.getByRole("listitem").first()).toContainText("5 stars");
    await page.getByRole("link", { name: "Back to Products" }).click();
    await expect(page).toHaveURL(/\/products$/);
  },
);

test("a quantity is added to the cart, never below one", async ({ page }) => {
  const product = await givenProduct(50_000, 30);
  await page.goto(`/product/${product._id}`);
  const quantity = page.getByRole("main").locator('[name="quantity"]').filter({ visible: true });
  await expect(quantity).toHaveValue("1");
  const fewer = page.getByRole("button", { name: "One fewer" });
  await expect(fewer.filter({ visible: true })).toBeDisabled();
  await quantity.fill("3");
  await quantity.press("Enter");
  await expect(page.getByRole("main").getByText("₹1,500.00").first()).toBeVisible();
  await page.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).click();
  await expect(toast(page, "Added to Cart")).toBeVisible();
  const cart = await page.evaluate(() => localStorage.getItem("cart"));
  expect(JSON.parse(cart ?? "")).toMatchObject([{ _id: product._id, quantity: 3 }]);
});

test("Buy Now opens the checkout", async ({ page }) => {
  const product = await givenProduct(50_000, 30);
  await page.goto(`/product/${product._id}`);
  await page.getByRole("button", { name: "Buy Now" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole("button", { name: "Complete Order" })).toBeVisible();
});

test("a sold out product is visible but cannot be bought", async ({ page, request }) => {
  const soldOut = some(await catalogue(request), ({ inStock }) => !inStock);
  await page.goto(`/product/${soldOut._id}`);
  const ask = page.getByRole("link", { name: "Ask when it will be back" });
  await expect(ask).toHaveAttribute("href", `/quote?product=${soldOut._id}`);
  await expect(
    page
      .getByRole("main")
      .getByText(/^Out of stock$/i)
      .first(),
  ).toBeVisible();
  for (const name of ["Add to Cart", "Buy Now"]) {
    const button = page.getByRole("main").getByRole("button", { name, exact: true });
    await expect(button.filter({ visible: true })).toBeDisabled();
  }
});
