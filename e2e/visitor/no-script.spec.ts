import { expect, test } from "../fixtures";
import { catalogue } from "../shopper";

/** Tests what a crawler, or a phone on a slow connection, sees before any script has run. */

test.use({ javaScriptEnabled: false });

// The browser logs an error for every script that it may not run.
test.beforeEach(({ problems }) => {
  problems.allow(/\.js csp$/);
});

test("the list can be read, searched and filtered", async ({ page, request, isMobile }) => {
  const [first] = await catalogue(request);
  await page.goto("/products");
  const card = page.getByRole("article").first();
  await expect(card).toContainText(first?.name ?? "");
  await expect(card).toContainText("₹");
  await page.getByRole("searchbox").fill("tape");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/\/products\?.*q=tape/);
  await expect(page.getByRole("article").first()).toContainText(/tape/i);
  await page.goto("/products");
  if (isMobile) await page.getByRole("button", { name: "Category and sort" }).click();
  await page.getByRole("link", { name: "Mailers" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/category=mailers/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mailers");
});

test("every page of the shop links to a search in its header", async ({ page }) => {
  for (const path of ["/", "/cart", "/privacy-policy", "/quote"]) {
    await page.goto(path);
    await page.getByRole("banner").getByRole("button", { name: "Find products" }).click();
    const field = page.getByRole("searchbox", { name: "Product, size or article number" });
    await field.fill("fragile tape");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/products\?q=fragile\+tape/);
    await expect(page.getByRole("article").first()).toContainText("Fragile Tape");
  }
});

test("a size shows its price, and an error its text", async ({ page }) => {
  await page.goto("/custom");
  await page.getByRole("link", { name: "Mailer box" }).click();
  await page.getByLabel("Length").fill("24");
  await page.getByLabel("Width").fill("15.5");
  await page.getByLabel("Height").fill("7");
  await page.getByLabel("Unit").selectOption("cm");
  await page.getByLabel("Pieces").fill("1000");
  await page.getByRole("button", { name: "Show the price" }).click();
  await expect(page).toHaveURL(/l=24&w=15.5&h=7&unit=cm/);
  await expect(page.getByRole("columnheader", { name: /1,000/ })).toHaveAttribute("aria-current");
  await expect(page.getByRole("row", { name: /^Total before tax/ })).toContainText("₹");
  await page.getByRole("link", { name: /2,500/ }).click();
  await expect(page.getByLabel("Pieces")).toHaveValue("2500");
  await page.getByLabel("Height").fill("90");
  await page.getByRole("button", { name: "Show the price" }).click();
  await expect(page.getByText(/The tallest mailer box we make is 150 mm/)).toBeVisible();
});

test("a product page contains everything", async ({ page, request }) => {
  const products = await catalogue(request);
  const product = products.find(({ reviews }) => reviews > 0);
  const response = await request.get(`/api/products/${product?._id ?? ""}`);
  const { name, description, specifications, productReviews } = (await response.json()) as {
    name: string;
    description: string;
    specifications: Record<string, string>;
    productReviews: { comment: string }[];
  };
  await page.goto(`/product/${product?._id ?? ""}`);
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(main.getByText(description.slice(0, 60))).toBeVisible();
  await expect(main.getByText(productReviews[0]?.comment ?? "no review")).toBeVisible();
  for (const specification of Object.keys(specifications)) {
    await expect(main.getByText(specification, { exact: true }).first()).toBeVisible();
  }
  await expect(main.getByText(/^(In stock|Only \d|Out of stock)/).first()).toBeVisible();
});

test("a foldable product is drawn, and its page says what needs scripts", async ({
  page,
  request,
}) => {
  const cup = (await catalogue(request)).find(({ name }) => name.startsWith("Chai Cup"));
  await page.goto(`/product/${cup?._id ?? ""}`);
  await page.getByRole("link", { name: "Turn it, fold it, put your logo on it" }).click();
  await expect(page.getByRole("img", { name: /^Paper cup, Rim 70 mm/ })).toBeVisible();
  await expect(page.locator("main noscript > p")).toBeVisible();
  await expect(page.getByRole("link", { name: "Choose a quantity and buy" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask for a price with your print" })).toBeVisible();
});

test("the landing page is complete, and the cart says what it needs", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
  for (const path of ["/cart", "/checkout"]) {
    await page.goto(path);
    await expect(page.locator("main noscript > p")).toBeVisible();
  }
});
