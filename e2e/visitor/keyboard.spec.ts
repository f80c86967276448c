import { dialog } from "../account";
import { expect, test } from "../fixtures";
import { givenProduct } from "../shop";
import { field } from "../shopper";

/** What opens over a page, by keyboard alone: in, about and out again, and where the focus is then. */

test("the theme menu opens, moves about and gives the focus back", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("button", { name: "Theme" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitemradio", { name: "System" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("the sign-in dialog keeps the focus inside, and gives it back", async ({ page }) => {
  await page.goto("/products");
  const link = page.getByRole("banner").getByRole("link", { name: "Login" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(field(page, "email")).toBeFocused();
  const close = dialog(page).getByRole("button", { name: "Close" });
  await close.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(close).not.toBeFocused();
  await expect(dialog(page).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("the tabs of a product open with the arrow keys", async ({ page }) => {
  const product = await givenProduct(90_000, 10);
  await page.goto(`/product/${product._id}`);
  await page.getByRole("tab", { name: "Description" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Specifications" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Specifications" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("tabpanel", { name: /^Reviews/ })).toBeVisible();
  await expect(page.getByRole("tabpanel", { name: "Specifications" })).toBeHidden();
});
