import { givenReview } from "../steps/factories";
import { dialog } from "../account";
import { database } from "../database";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "../fixtures";
import { freshWord, givenProduct, sql } from "../shop";
import { field, toast } from "../shopper";
import {
  choosePictures,
  fillProduct,
  openEditor,
  openFold,
  openProducts,
  picture,
  pictureNames,
  productNamed,
  saveButton,
  searchBox,
  findThumbnail,
  untilSaved,
} from "./steps/product-screen";

test("a product is added with two pictures and is in the shop at once", async ({ page }) => {
  test.slow();
  const name = `Test mailer ${freshWord()}`;
  await openProducts(page);
  await page.getByRole("link", { name: "Add New Product" }).click();
  await expect(page.getByRole("heading", { name: "Add New Product" })).toBeVisible();
  await fillProduct(page, name);
  await choosePictures(page, [await picture("front.png"), await picture("side.png")]);
  await expect(findThumbnail(page, "front.png")).toHaveAttribute("aria-pressed", "true");
  await findThumbnail(page, "side.png").click();
  await expect(findThumbnail(page, "side.png")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("side.png is the thumbnail now.")).toBeAttached();
  await page.getByRole("button", { name: /^Move picture 2 of 2, side.png forward$/ }).click();
  await expect.poll(() => pictureNames(page)).toEqual(["side.png", "front.png"]);
  await findThumbnail(page, "front.png").click();

  await openFold(page, "Features");
  await page.getByRole("button", { name: "Add feature" }).click();
  await expect(page.getByRole("textbox", { name: "Feature 1" })).toBeFocused();
  await page.keyboard.type("Recyclable");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Feature 2" })).toBeFocused();
  await page.keyboard.type("Printed in one colour");
  await page.getByRole("button", { name: "Move feature 2 up" }).click();
  await openFold(page, "Specifications");
  await page.getByRole("button", { name: "Add specification" }).click();
  await expect(page.getByLabel("Name of specification 1")).toBeFocused();
  await page.keyboard.type("Pack size");
  await page.getByLabel("Value of specification 1").fill("50 pieces");
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") requests.push(request.url());
  });
  await saveButton(page).dblclick();
  await expect(toast(page, "Product added successfully.")).toBeVisible();
  await untilSaved(page);
  expect(requests.filter((url) => url.endsWith("/api/products"))).toHaveLength(1);

  const stored = await productNamed(name);
  expect(stored.images).toHaveLength(2);
  expect(stored.thumbnailImage).toBe(stored.images[1]);
  expect(stored.features).toEqual(["Printed in one colour", "Recyclable"]);
  await page.goto(`/product/${stored.id}`);
  await expect(page.getByText("₹1,234.50").first()).toBeVisible();
  await expect(page.getByText("50 pieces").first()).toBeVisible();
});

test("an edit keeps the pictures, and the next request shows the new price", async ({ page }) => {
  const product = await givenProduct(50_000, 25);
  const before = await productNamed(product.name);
  await page.goto(`/product/${product._id}`);
  await expect(page.getByText("₹500.00").first()).toBeVisible();

  await openProducts(page, `?q=${encodeURIComponent(product.name)}`);
  await openEditor(page, product.name);
  await field(page, "price").fill("640");
  await saveButton(page).click();
  await expect(toast(page, "Product updated successfully.")).toBeVisible();
  const after = await productNamed(product.name);
  expect(after).toMatchObject({
    pricePaise: 64_000,
    stockCount: 25,
    images: before.images,
    thumbnailImage: before.thumbnailImage,
  });
  await page.goto(`/product/${product._id}`);
  await expect(page.getByText("₹640.00").first()).toBeVisible();
  await expect(page.getByText("₹500.00")).toHaveCount(0);
});

test("pictures are ordered by dragging", { tag: "@narrow" }, async ({ page }) => {
  const product = await givenProduct(50_000, 25);
  await openProducts(page, `?q=${encodeURIComponent(product.name)}`);
  await openEditor(page, product.name);
  const handle = page.getByRole("button", { name: /^Drag picture 1 of/ });
  const target = page.getByRole("button", { name: /^Drag picture 2 of/ });
  await handle.hover();
  const names = await pictureNames(page);
  const to = await target.boundingBox();
  if (!to) throw new Error("The pictures are not in view.");
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => pictureNames(page)).toEqual([names[1], names[0], ...names.slice(2)]);
});

test("what was entered is neither left nor lost without a question", async ({ page }) => {
  const product = await givenProduct(50_000, 25);
  await openProducts(page);
  await searchBox(page).fill(product.name);
  await openEditor(page, product.name);
  await expect(page).toHaveURL(`/admin/products/${product._id}`);
  await expect(field(page, "name")).toBeFocused();
  await field(page, "description").fill("Half a sentence");
  const question = page.getByRole("heading", { name: "Leave without saving?" });
  await page.evaluate(() => window.history.back());
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: "Stay" }).click();
  await expect(question).toBeHidden();
  const leaving = page.waitForEvent("dialog").then(async (requested) => {
    await requested.dismiss();
    return requested.type();
  });
  await page.evaluate(() => window.location.reload());
  expect(await leaving).toBe("beforeunload");
  await expect(field(page, "description")).toHaveValue("Half a sentence");
  await page.evaluate(() => window.history.back());
  await page.getByRole("button", { name: "Leave" }).click();
  await untilSaved(page);
  await expect(page).toHaveURL(/\?q=/);

  await openEditor(page, product.name);
  await expect(page.getByText(/^You left unsaved changes here/)).toBeVisible();
  await page.getByRole("button", { name: "Use them" }).click();
  await expect(field(page, "description")).toHaveValue("Half a sentence");
  await page.keyboard.press("Control+s");
  await expect(toast(page, "Product updated successfully.")).toBeVisible();
  await untilSaved(page);
  expect((await productNamed(product.name)).description).toBe("Half a sentence");
  await openEditor(page, product.name);
  await expect(page.getByText(/^You left unsaved changes here/)).toHaveCount(0);
});

test("a draft is previewed as buyers will see it, and only by staff", async ({ page, browser }) => {
  const product = await givenProduct(50_000, 25);
  await sql(`UPDATE products SET draft = true WHERE id = $1`, [product._id]);
  await openProducts(page, `?q=${encodeURIComponent(product.name)}`);
  await openEditor(page, product.name);
  const [preview] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Preview in a new tab" }).click(),
  ]);
  await expect(preview.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
  await expect(preview.getByText("a draft, which nobody sees in the shop")).toBeVisible();
  const stranger = await browser.newPage();
  await stranger.goto(preview.url());
  await expect(stranger.getByRole("heading", { name: product.name })).toHaveCount(0);
  await stranger.close();
});

test("the server's refusal is shown in its own words, and reviews stay when others are edited", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 503/);
  const product = await givenProduct(50_000, 25);
  const review = { productId: product._id };
  await givenReview(database(), {
    ...review,
    name: "Asha",
    rating: 4,
    date: new Date("2026-01-31"),
  });
  await givenReview(database(), {
    ...review,
    name: "Ravi",
    rating: 1,
    date: new Date("2026-02-01"),
  });
  await openProducts(page, `?q=${encodeURIComponent(product.name)}`);
  await openEditor(page, product.name);
  await page.route("**/api/products/*", (route) =>
    route.fulfill({ status: 503, json: { code: "unavailable", message: "Back in a minute." } }),
  );
  await openFold(page, "Reviews");
  await page.getByRole("button", { name: "Remove review 1" }).click();
  await saveButton(page).click();
  await expect(toast(page, "Back in a minute.")).toBeVisible();
  await page.unroute("**/api/products/*");
  await saveButton(page).click();
  await expect(toast(page, "Product updated successfully.")).toBeVisible();
  const reviews = await sql(`SELECT name FROM product_reviews WHERE "productId" = $1`, [
    product._id,
  ]);
  expect(reviews).toEqual([{ name: "Asha" }]);
});

test("a product's structured data has its barcode and category, and its page its recycled content", async ({
  page,
  request,
}) => {
  const word = freshWord();
  const name = `Coded box ${word}`;
  const { _id, name: former } = await givenProduct(50_000, 10);
  await sql(`UPDATE products SET name = $2 WHERE name = $1`, [former, name]);
  await openProducts(page, `?q=${encodeURIComponent(name)}`);
  await openEditor(page, name);
  await openFold(page, "Tax and numbers");
  await field(page, "gtin").fill("4006381333932");
  await field(page, "recycledPercent").fill("101");
  await saveButton(page).click();
  await expect(page.getByText("one may be wrong")).toBeVisible();
  await expect(page.getByText("Enter a whole percentage from 0 to 100")).toBeVisible();
  await expectNoAxeViolations(page);
  await field(page, "gtin").fill("4 006381 333931");
  await field(page, "recycledPercent").fill("80");
  await saveButton(page).click();
  await untilSaved(page);
  await page.goto(`/product/${_id}`);
  await expect(page.getByRole("region", { name: "Certificates" })).toContainText("80%");
  const data = await page.locator("script[type='application/ld+json']").allTextContents();
  expect(data.join()).toContain('"gtin":"4006381333931"');

  const category = `Coded ${word}`;
  await page.goto("/admin?tab=categories");
  await page.getByRole("button", { name: "Add Category" }).click();
  await field(page, "name").fill(category);
  await field(page, "googleCategory").fill("973");
  await dialog(page).getByRole("button", { name: "Add Category" }).click();
  await expect(toast(page, "Category Added")).toBeVisible();
  await sql(`UPDATE products SET category = $2 WHERE id = $1`, [_id, category]);
  const feed = await (await request.get("/feeds/google.xml")).text();
  const item = feed.split("<item>").find((each) => each.includes(_id)) ?? "";
  expect(item).toContain("<g:gtin>4006381333931</g:gtin>");
  expect(item).toContain("<g:google_product_category>973</g:google_product_category>");
  expect(item).toContain("<g:attribute_value>80 %</g:attribute_value>");
});
