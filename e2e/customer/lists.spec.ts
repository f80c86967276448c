import { givenCustomer } from "../customer";
import { database } from "../database";
import {
  expect,
  expectNoSidewaysScroll,
  expectSoundInBothThemes,
  followSystemTheme,
  test,
} from "../fixtures";
import { givenProduct } from "../shop";
import { closeToasts, openWithCart, toast } from "../shopper";

test("a customer saves the cart as a list, is reminded every few weeks, and orders it again by one press", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 409/);
  await followSystemTheme(page);
  const { email } = await givenCustomer(page);
  const product = await givenProduct(40_000, 50);
  const other = await givenProduct(30_000, 5);
  await openWithCart(page, "/cart", { ...product, quantity: 4 });
  await page.getByRole("button", { name: "Save as List" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Every month");
  await dialog.getByRole("button", { name: "Save List" }).click();
  await expect(toast(page, "List Saved")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\?list=[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { name: "Every month" })).toBeVisible();
  await closeToasts(page);

  await page.getByLabel("Article number, your code or exact name").fill(other.name);
  await page.getByRole("button", { name: "Add Product" }).click();
  const packs = page.getByRole("textbox", { name: `Packs of ${other.name}` });
  await expect(packs).toHaveValue("1");
  await packs.fill("9");
  await packs.press("Enter");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "List Saved")).toBeVisible();
  await expect(page.getByRole("heading", { name: "2 lines" })).toBeVisible();
  await closeToasts(page);

  // Another member of the company was faster.
  await database().savedList.updateMany({
    where: { user: { email } },
    data: { name: "Every week" },
  });
  await page.getByRole("button", { name: `Remove ${other.name}` }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(/^This list has changed since you opened it/)).toBeVisible();
  await page.getByRole("button", { name: "Load It Again" }).click();
  await expect(page.getByRole("heading", { name: "Every week" })).toBeVisible();
  await page.getByRole("button", { name: "Undo Changes" }).click();
  await page.getByRole("button", { name: "Rename list" }).click();
  await dialog.getByLabel("Name").fill("Every month");
  await expectSoundInBothThemes(page);
  await dialog.getByRole("button", { name: "Save Name" }).click();
  await expect(page.getByRole("heading", { name: "Every month" })).toBeVisible();
  await closeToasts(page);

  await page.getByRole("button", { name: "Ask Me Regularly" }).click();
  await dialog.getByLabel("How often").selectOption("Every 2 weeks");
  await dialog.getByLabel("Next on").fill(await today());
  await expectSoundInBothThemes(page);
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Standing Order Saved")).toBeVisible();
  await expect(page.getByText(/^We ask every 2 weeks, next on/)).toBeVisible();
  await closeToasts(page);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("We ask every 2 weeks, paused.")).toBeVisible();
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await closeToasts(page);

  // The state that the worker leaves on that day.
  await database().savedList.updateMany({
    where: { user: { email } },
    data: { askedOn: new Date(await today()) },
  });
  await page.goto("/dashboard");
  const lists = page.getByRole("region", { name: "Saved lists" });
  await expect(lists.getByText("Waits for you")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await lists.getByRole("link", { name: "Every month" }).click();
  await expect(page.getByText(/^The order of .* is due/)).toBeVisible();
  await expectSoundInBothThemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Add All to Cart" }).click();
  await expect(dialog).toContainText(`${other.name}: 5 packs in stock, not 9.`);
  await dialog.getByRole("link", { name: "View Cart" }).click();
  const items = page.getByRole("region", { name: "Items in your cart" });
  await expect(items.getByRole("textbox", { name: new RegExp(product.name) })).toHaveValue("8");
  await expect(items).toContainText(other.name);
  const list = await database().savedList.findFirstOrThrow({ where: { user: { email } } });
  expect(list.askedOn).toBeNull();
  expect(await database().order.count({ where: { user: { email } } })).toBe(0);

  await page.goto(`/dashboard?list=${list.id}`);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete List" }).click();
  await expect(toast(page, "List Deleted")).toBeVisible();
  await expect(page.getByText(/save your cart or an order as a list/)).toBeVisible();
});

/** Today's date in India. */
const today = async () => {
  const rows = await database().$queryRaw<{ day: string }[]>`
    SELECT to_char(now() AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS day`;
  return rows[0]?.day ?? "";
};
