import { expect, expectNoSidewaysScroll, test } from "../fixtures";
import { givenProduct } from "../shop";
import { openWithCart } from "../shopper";

/** Between the two devices, and beyond them; with the longest prices that the shop can show. */

const PAGES = ["/", "/products", "/products?q=submarine", "/cart", "/checkout"];

for (const width of [320, 768, 1024, 1920]) {
  test(`nothing scrolls sideways at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const product = await givenProduct(999_999_999, 9_999_999);
    await openWithCart(page, "/cart", { ...product, quantity: 9_999 });
    for (const path of [...PAGES, `/product/${product._id}`]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });
}
