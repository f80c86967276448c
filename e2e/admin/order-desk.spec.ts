import { dialog } from "../account";
import { setStatus } from "../customer";
import { expect, test } from "../fixtures";
import { field } from "../shopper";
import { givenOrders, mailAbout, onlyOf, search } from "./arranged-orders";

test("many orders leave by a list of their numbers", async ({ page }) => {
  const arranged = await givenOrders(page, 1);
  const order = onlyOf(arranged);
  await setStatus(order, "Processing");
  await search(page, arranged.customer.email);
  await page.getByRole("button", { name: "Ship Many" }).click();
  await field(page, "carrier").fill("Delhivery");
  await field(page, "lines").fill(`${order.orderId}, 4217 A\nKLN-000000-NOTONE, 1`);
  await page.getByRole("button", { name: "Check the list" }).click();
  await expect(dialog(page)).toContainText("1 order can be shipped");
  await expect(dialog(page)).toContainText("There is no order of this number.");
  await page.getByRole("button", { name: "Ship 1 order" }).click();
  await expect(dialog(page)).toContainText("1 order shipped");
  const subject = `Order ${order.orderId} is on its way`;
  expect(await mailAbout(arranged.customer.email, subject)).toContain(
    "https://www.delhivery.com/track-v2/package/4217%20A",
  );
});
