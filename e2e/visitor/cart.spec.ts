import { givenCustomer } from "../customer";
import { expect, test } from "../fixtures";
import { givenProduct } from "../shop";
import { completeOrder, field, openWithCart, toast } from "../shopper";

test(
  "quantities change the total, and survive a reload",
  { tag: "@uncached" },
  async ({ page }) => {
    const product = await givenProduct(60_000, 50);
    await openWithCart(page, "/cart", { ...product, quantity: 1 });
    const total = page.getByText("₹1,446.00").filter({ visible: true });
    await page.getByRole("button", { name: "One more" }).click();
    await expect(total.first()).toBeVisible();
    await page.reload();
    await expect(total.first()).toBeVisible();
    const fewer = page.getByRole("button", { name: "One fewer" });
    await fewer.click();
    await expect(fewer).toBeDisabled();
    await expect(page.getByText("₹798.00").filter({ visible: true }).first()).toBeVisible();
  },
);

test("from Proceed to Checkout to the email takes two steps by keyboard", async ({ page }) => {
  const product = await givenProduct(60_000, 50);
  await openWithCart(page, "/cart", { ...product, quantity: 1 });
  const proceed = page.getByRole("link", { name: "Proceed to Checkout" });
  await proceed.filter({ visible: true }).focus();
  await page.keyboard.press("Enter");
  await expect(completeOrder(page)).toBeEnabled();
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Back to Cart" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page, "email")).toBeFocused();
});

test("items are removed one by one and all at once", { tag: "@narrow" }, async ({ page }) => {
  const [one, two] = [await givenProduct(60_000, 50), await givenProduct(70_000, 50)];
  await openWithCart(page, "/cart", { ...one, quantity: 1 }, { ...two, quantity: 2 });
  await page.getByRole("button", { name: `Remove ${one.name}` }).click();
  await expect(toast(page, "Item Removed")).toBeVisible();
  await expect(page.getByRole("link", { name: one.name })).toHaveCount(0);
  await page.getByRole("button", { name: "Clear Cart" }).click();
  await expect(toast(page, "Cart Cleared")).toBeVisible();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page).toHaveURL(/\/products$/);
});

/** Invalid values that a user, or an older version of the shop, may have stored as the cart. */
const NONSENSE = [
  null,
  1,
  "a",
  {},
  { _id: 5 },
  { _id: "x", quantity: -1 },
  {
    _id: "00000000-0000-4000-8000-000000000000",
    name: "Gone",
    price: 1,
    thumbnailImage: "",
    quantity: 2,
  },
  {
    _id: "x",
    name: "<img src=x onerror=alert(1)>",
    price: 1e308,
    thumbnailImage: "javascript:1",
    quantity: 1,
  },
];

test("an invalid stored cart breaks no page", async ({ page, problems }) => {
  problems.allow(/status of (400|404)|ERR_UNKNOWN_URL_SCHEME|violates|Refused by img-src/);
  await page.goto("/robots.txt");
  await page.evaluate((text) => {
    localStorage.setItem("cart", text);
  }, JSON.stringify(NONSENSE));
  for (const path of ["/", "/products", "/cart", "/checkout"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(page.getByText("Something Went Wrong!")).toHaveCount(0);
  }
});

test("a quantity above the stock stays as typed until the user decides", async ({ page }) => {
  const product = await givenProduct(60_000, 5);
  await page.goto(`/product/${product._id}`);
  const quantity = page.getByRole("textbox", { name: `Quantity of ${product.name}` });
  await quantity.fill("5000");
  await quantity.press("Enter");
  await expect(quantity).toHaveValue("5000");
  await expect(page.getByText("Only 5 packs in stock.")).toBeVisible();
  await page.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).click();
  await expect(toast(page, "Not Added to Cart")).toContainText("Only 5 packs in stock.");
  expect(await page.evaluate(() => localStorage.getItem("cart"))).toBeNull();
  await page.getByRole("button", { name: "Take 5 packs" }).click();
  await expect(quantity).toHaveValue("5");
  await page.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).click();
  await toast(page, "Added to Cart").getByRole("link", { name: "View Cart" }).click();

  await expect(page).toHaveURL("/cart");
  await quantity.fill("5000");
  await quantity.press("Enter");
  await expect(quantity).toHaveValue("5000");
  const items = page.getByRole("region", { name: "Items in your cart" });
  await expect(items.getByText(/^Only 5 packs in stock\./)).toBeVisible();
  await page.getByRole("button", { name: "Take 5 packs" }).click();
  await expect(quantity).toHaveValue("5");
  await expect(
    page.getByRole("link", { name: "Proceed to Checkout" }).filter({ visible: true }),
  ).toBeVisible();
});

test("two tabs show one cart", async ({ page, context }) => {
  const product = await givenProduct(60_000, 50);
  const other = await context.newPage();
  await other.goto("/cart");
  await expect(other.getByText("Your cart is empty")).toBeVisible();
  await page.goto(`/product/${product._id}`);
  await page.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).click();
  await expect(other.getByRole("link", { name: product.name })).toBeVisible();
  await page.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).click();
  await expect(other.getByLabel(`Quantity of ${product.name}`).last()).toHaveValue("2");
  await other.getByRole("button", { name: "Clear Cart" }).click();
  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("a code applied in one tab counts in the other, at checkout and after a reload", async ({
  page,
  context,
}) => {
  const product = await givenProduct(100_000, 50);
  await openWithCart(page, "/cart", { ...product, quantity: 1 });
  const other = await context.newPage();
  await other.goto("/cart");
  await page.getByLabel("Promo code").fill("welcome15");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(other.getByText("WELCOME15", { exact: true })).toBeVisible();
  await other.goto("/checkout");
  await expect(other.getByText("₹1,068.00").filter({ visible: true }).first()).toBeVisible();
  await other.goto("/cart");
  await other.getByRole("button", { name: "Clear Cart" }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  // The storage event of another tab's removal arrives for each key separately.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .not.toContain("cartPromo");
});

test(
  "a visitor finds the cart in the header and in the toast",
  { tag: "@uncached" },
  async ({ page }) => {
    const product = await givenProduct(60_000, 50);
    await page.goto(`/product/${product._id}`);
    const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    await expect(cart).toHaveCount(0);
    await page.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).click();
    await expect(cart).toHaveAccessibleName("Cart, 1 item");
    await toast(page, "Added to Cart").getByRole("link", { name: "View Cart" }).click();
    await expect(page).toHaveURL("/cart");
    await expect(toast(page, "Added to Cart")).toHaveCount(0);
  },
);

test("a signed-in user sees the cart's badge", { tag: "@uncached" }, async ({ page }) => {
  await givenCustomer(page);
  const product = await givenProduct(60_000, 50);
  await openWithCart(page, "/", { ...product, quantity: 7 });
  await expect(page.getByRole("link", { name: "Cart, 7 items" })).toBeVisible();
  await page.getByRole("button", { name: "Account of Asha Verma" }).click();
  for (const entry of ["Dashboard", "Profile", "My Orders", "Settings"]) {
    await expect(page.getByRole("menuitem", { name: entry, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("menuitem", { name: "Admin Dashboard" })).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(toast(page, "Logged Out")).toBeVisible();
  await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();
});
