import { expect, expectNoSidewaysScroll, test } from "../fixtures";
import { givenProduct } from "../shop";
import { openWithCart } from "../shopper";

/** Tests widths between and beyond the two test devices, with the longest prices that the shop can show. */

const WIDTHS = [320, 768, 1024, 1920];
const PAGES = ["/", "/products", "/products?q=submarine", "/cart", "/checkout"];

test("nothing scrolls sideways at any width", async ({ page }) => {
  const product = await givenProduct(999_999_999, 9_999_999);
  await openWithCart(page, "/cart", { ...product, quantity: 9_999 });
  for (const path of [...PAGES, `/product/${product._id}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    for (const width of WIDTHS) {
      await test.step(`${path} at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      });
    }
  }
});

test("a search with one result ends with its footer", async ({ page }) => {
  const { name } = await givenProduct(100, 10);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/products?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  const below = () =>
    page.evaluate(() => {
      const end = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0;
      return Math.round(document.documentElement.scrollHeight - window.scrollY - end);
    });
  await expect.poll(below).toBe(0);
});
