import { givenReview } from "../../lib/testing/factories";
import { dialog } from "../account";
import { database } from "../database";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "../fixtures";
import { givenProduct, sql } from "../shop";
import { field, toast } from "../shopper";
import {
  choosePictures,
  fillProduct,
  freshWord,
  openEditor,
  openProducts,
  picture,
  pictureNames,
  productNamed,
  saveButton,
  searchBox,
  thumbnailOf,
} from "./product-screen";

test(
  "a product is added with two pictures and stands in the shop at once",
  { tag: "@narrow" },
  async ({ page }) => {
    const name = `Test mailer ${freshWord()}`;
    await openProducts(page);
    await page.getByRole("button", { name: "Add New Product" }).click();
    await expect(dialog(page).getByRole("heading", { name: "Add New Product" })).toBeVisible();
    await fillProduct(page, name);
    await choosePictures(page, [await picture("front.png"), await picture("side.png")]);
    await expect(thumbnailOf(page, "front.png")).toHaveAttribute("aria-pressed", "true");
    await thumbnailOf(page, "side.png").click();
    await expect(thumbnailOf(page, "side.png")).toHaveAttribute("aria-pressed", "true");
    await expect(dialog(page).getByText("side.png is the thumbnail now.")).toBeAttached();
    await page.getByRole("button", { name: /^Move picture 2 of 2, side.png forward$/ }).click();
    expect(await pictureNames(page)).toEqual(["side.png", "front.png"]);
    await thumbnailOf(page, "front.png").click();

    await dialog(page).getByRole("button", { name: "Add feature" }).click();
    await expect(page.getByRole("textbox", { name: "Feature 1" })).toBeFocused();
    await page.keyboard.type("Recyclable");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Printed in one colour");
    await page.getByRole("button", { name: "Move feature 2 up" }).click();
    await dialog(page).getByRole("button", { name: "Add specification" }).click();
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
    await expect(dialog(page)).toBeHidden();
    expect(requests.filter((url) => url.endsWith("/api/products"))).toHaveLength(1);

    const stored = await productNamed(name);
    expect(stored.images).toHaveLength(2);
    expect(stored.thumbnailImage).toBe(stored.images[1]);
    expect(stored.features).toEqual(["Printed in one colour", "Recyclable"]);
    await page.goto(`/product/${stored.id}`);
    await expect(page.getByText("₹1,234.50").first()).toBeVisible();
    await expect(page.getByText("50 pieces").first()).toBeVisible();
  },
);

test("an edit keeps the pictures, and the new price stands in the shop at the next request", async ({
  page,
}) => {
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

test("pictures are ordered by keys, and the thumbnail moves on when its picture goes", async ({
  page,
}) => {
  const product = await givenProduct(50_000, 25);
  await openProducts(page, `?q=${encodeURIComponent(product.name)}`);
  await openEditor(page, product.name);
  const [first = "", second = "", ...rest] = await pictureNames(page);
  await choosePictures(page, [await picture("added.png")]);
  const all = [first, second, ...rest, "added.png"];
  await expect.poll(() => pictureNames(page)).toEqual(all);

  await page.getByRole("button", { name: /^Drag picture 1 of/ }).focus();
  await page.keyboard.press("Space");
  await expect(dialog(page).getByText(/^Over place 1 of/)).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page).getByText(/^Over place 2 of/)).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(() => pictureNames(page)).toEqual([second, first, ...rest, "added.png"]);

  await page
    .getByRole("button", { name: new RegExp(`^Remove picture 2 of .*, ${first}$`) })
    .click();
  await expect(thumbnailOf(page, rest[0] ?? "added.png")).toHaveAttribute("aria-pressed", "true");
  await saveButton(page).click();
  await expect(toast(page, "Product updated successfully.")).toBeVisible();
  const stored = await productNamed(product.name);
  expect(stored.images).toHaveLength(all.length - 1);
  expect(stored.images[0]).toContain(second);
  expect(stored.thumbnailImage).toBe(stored.images[1]);
});

test("pictures are ordered by dragging", { tag: "@narrow" }, async ({ page }) => {
  const product = await givenProduct(50_000, 25);
  await openProducts(page, `?q=${encodeURIComponent(product.name)}`);
  await openEditor(page, product.name);
  const names = await pictureNames(page);
  const handle = page.getByRole("button", { name: /^Drag picture 1 of/ });
  const target = page.getByRole("button", { name: /^Drag picture 2 of/ });
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error("The pictures are not in view.");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => pictureNames(page)).toEqual([names[1], names[0], ...names.slice(2)]);
});

test("what is missing is said in the words of the form, at its field", async ({ page }) => {
  await openProducts(page);
  await page.getByRole("button", { name: "Add New Product" }).click();
  await field(page, "stockCount").fill("-1");
  await saveButton(page).click();
  for (const text of [
    "Product name is required",
    "Price must be a positive number",
    "Category is required",
    "Description is required",
    "Stock count cannot be negative",
    "A thumbnail image is required",
  ]) {
    await expect(dialog(page).getByText(text)).toBeVisible();
  }
  await expect(field(page, "name")).toBeFocused();
  await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
  await fillProduct(page, `Test mailer ${freshWord()}`);
  await saveButton(page).click();
  await expect(dialog(page).getByRole("button", { name: "Choose pictures" })).toBeFocused();
  await expectNoAxeViolations(page);
});

test("wrong files are refused by name before anything is sent", async ({ page }) => {
  await openProducts(page);
  await page.getByRole("button", { name: "Add New Product" }).click();
  const good = await picture("good.png");
  await choosePictures(page, [
    good,
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("words") },
    { name: "drawing.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") },
    { name: "huge.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    { name: "renamed.png", mimeType: "image/png", buffer: Buffer.from("words") },
  ]);
  const alert = dialog(page).getByRole("alert").filter({ hasText: "Not added" });
  await expect(alert).toContainText("notes.txt is not a picture that can be used");
  await expect(alert).toContainText("drawing.svg is not a picture that can be used");
  await expect(alert).toContainText("huge.png is larger than 10 MB");
  await expect(alert).toContainText("renamed.png cannot be read as a picture");
  await expect.poll(() => pictureNames(page)).toEqual(["good.png"]);
  await choosePictures(
    page,
    Array.from({ length: 10 }, (_, index) => ({ ...good, name: `more-${index}.png` })),
  );
  await expect(alert).toContainText("more-9.png is one too many");
  await expect.poll(async () => (await pictureNames(page)).length).toBe(10);
});

test("nothing that was entered is lost without a question", async ({ page }) => {
  const product = await givenProduct(50_000, 25);
  await openProducts(page);
  await searchBox(page).fill(product.name);
  await page.getByLabel("Category", { exact: true }).selectOption("Protection");
  await openEditor(page, product.name);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await openEditor(page, product.name);
  await field(page, "description").fill("Half a sentence");
  const question = page.getByRole("heading", { name: "Discard what you entered?" });
  const ways = [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Cancel" }).click(),
    () => page.mouse.click(4, 400),
    () => page.getByRole("button", { name: "Close" }).first().click(),
    () => page.evaluate(() => window.history.back()),
  ];
  for (const leave of ways) {
    await leave();
    await expect(question).toBeVisible();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await expect(question).toBeHidden();
    await expect(field(page, "description")).toHaveValue("Half a sentence");
  }
  page.once("dialog", (leaving) => {
    expect(leaving.type()).toBe("beforeunload");
    void leaving.dismiss();
  });
  await page.evaluate(() => window.location.reload());
  await expect(field(page, "description")).toHaveValue("Half a sentence");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: `Edit ${product.name}` })).toBeFocused();
});

test("the server's refusal is told in its own words, and reviews stay when others are edited", async ({
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
  await dialog(page).getByText("Reviews (2)").click();
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
