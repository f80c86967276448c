import { givenCustomer } from "../customer";
import { database } from "../database";
import { expect, expectSoundInBothThemes, followSystemTheme, test } from "../fixtures";
import { givenProduct } from "../shop";
import { openWithCart } from "../shopper";
import { givenOrder, PRINTED_LINE } from "../steps/factories";

test("a customer requests an offer by one press, and finds it and its artwork on the dashboard", async ({
  page,
}) => {
  await followSystemTheme(page);
  const { email } = await givenCustomer(page);
  const product = await givenProduct(90_000, 10);
  await openWithCart(page, "/cart", { ...product, quantity: 4 });
  await page.getByRole("button", { name: "Ask for an Offer" }).click();
  await expect(page).toHaveURL(/\/offers\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("list", { name: "Asked for" })).toContainText("4 packs");
  await page.goto("/dashboard?tab=offers");
  await expect(page.getByRole("link", { name: /^OF-/ })).toBeVisible();
  await expectSoundInBothThemes(page);

  const { id: userId } = await database().user.findUniqueOrThrow({ where: { email } });
  const { orderId } = await givenOrder(database(), {
    userId,
    lines: { create: { ...PRINTED_LINE, thumbnailImage: product.thumbnailImage } },
  });
  await page.goto("/dashboard?tab=artwork");
  await expect(page.getByText("Waiting for your artwork")).toBeVisible();
  await expectSoundInBothThemes(page);
  await page.getByRole("link", { name: orderId }).click();
  await expect(page.getByLabel("Send your artwork")).toBeVisible();
});
