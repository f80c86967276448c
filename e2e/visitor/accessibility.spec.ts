import {
  expect,
  expectSoundBesides,
  expectSoundInBothThemes,
  expectSoundOnScreen,
  followSystemTheme,
  test,
} from "../fixtures";
import { givenProduct } from "../shop";
import {
  catalogue,
  completeOrder,
  confirmedOrderNumber,
  fillCheckout,
  freshEmail,
  openWithCart,
  themeChoice,
} from "../shopper";

/** Tests every page, and every state that opens over one, in both themes, against WCAG 2.2 AA. */

/** The same browser visits them one after the other, so it has cached the scripts. */
const PAGES = {
  "what is for sale": [
    "/",
    "/products",
    "/products?q=submarine",
    "/products?category=boxes&sort=rating",
    "/quote",
  ],
  "what a visitor comes to": [
    "/cart",
    "/favourites",
    "/delivery?pin=110001",
    "/auth",
    "/no-such-page",
  ],
  "what there is to read": [
    "/privacy-policy",
    "/privacy-notice",
    "/terms-of-service",
    "/returns-refund-policy",
    "/developers",
    "/developers/orders",
  ],
};

/** Those that visitor/every-page.spec.ts opens in the same state. */
const IN_EVERY_PAGE = [
  ...["/", "/quote", "/favourites", "/delivery?pin=110001", "/auth"],
  ...PAGES["what there is to read"],
];

// Fading elements have half their contrast, so animations are reduced.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ page }) => followSystemTheme(page));

for (const [what, paths] of Object.entries(PAGES)) {
  test(what, async ({ page, problems }) => {
    problems.allow(/status of 404/);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        // Not by its role, because on /auth it is behind the dialog.
        await expect(page.locator("h1").first()).toBeVisible();
        await (IN_EVERY_PAGE.includes(path) ? expectSoundBesides : expectSoundOnScreen)(page);
      });
    }
  });
}

test("a product, each of its tabs", async ({ page, request }) => {
  const [product] = await catalogue(request, "?sort=rating&limit=1");
  await page.goto(`/product/${product?._id}`);
  for (const tab of ["Description", "Specifications", /^Reviews/]) {
    await page.getByRole("tab", { name: tab }).click();
    await expectSoundOnScreen(page);
  }
});

test("a product to turn and fold, with a logo", async ({ page, request }) => {
  const products = await catalogue(request);
  const mailer = products.find(({ name }) => name.startsWith("Mailer Box"));
  await page.goto(`/product/${mailer?._id}/model`);
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await page
    .getByLabel("Logo", { exact: true })
    .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer });
  await expect(page.getByLabel("Ink")).toBeVisible();
  await expectSoundOnScreen(page);
});

test("a cart, a checkout with its complaints, a confirmation", async ({ page }) => {
  const product = await givenProduct(90_000, 10);
  await openWithCart(page, "/cart", { ...product, quantity: 1 });
  await expect(page.getByText("₹1,122.00").filter({ visible: true }).first()).toBeVisible();
  await expectSoundOnScreen(page);
  await page.goto("/checkout");
  await expect(page.getByText("₹1,122.00").filter({ visible: true }).first()).toBeVisible();
  await completeOrder(page).click();
  await expect(page.getByText("Please fill in the City field.").first()).toBeVisible();
  await expectSoundOnScreen(page);
  await fillCheckout(page, freshEmail());
  await completeOrder(page).click();
  await confirmedOrderNumber(page);
  await expectSoundOnScreen(page);
});

test("what opens over a page", async ({ page, isMobile }) => {
  await page.goto("/");
  await page.getByRole("button", { name: isMobile ? "Menu" : "Theme", exact: true }).click();
  await expect(themeChoice(page, "Dark")).toBeVisible();
  await expectSoundInBothThemes(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Chat/ }).click();
  await expect(page.getByRole("region", { name: "Chat assistant" })).toBeVisible();
  await expectSoundInBothThemes(page);
  if (!isMobile) return;
  await page.goto("/products");
  await page.getByRole("button", { name: "Category and sort" }).click();
  await expect(page.getByRole("dialog", { name: "Category and sort" })).toBeVisible();
  await expectSoundInBothThemes(page);
});
