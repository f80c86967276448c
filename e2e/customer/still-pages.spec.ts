import { givenCustomer, givenOrder, setStatus } from "../customer";
import { expect, test } from "../fixtures";
import { givenProduct } from "../shop";
import { readMoves, watchMoves } from "../still";

test(
  "no button of an account's pages moves while their parts load",
  { tag: "@narrow" },
  async ({ page }) => {
    const customer = await givenCustomer(page);
    const product = await givenProduct(125_000, 50);
    const order = await givenOrder(page, customer, { product, quantity: 2 });
    await setStatus(order, "Delivered");
    await watchMoves(page);
    expect(await readMoves(page, `/order/${order._id}`)).toEqual([]);
    await expect(page.getByRole("heading", { name: "Your Reviews" })).toBeVisible();
    for (const tab of ["overview", "profile", "settings"]) {
      expect(await readMoves(page, `/dashboard?tab=${tab}`), tab).toEqual([]);
    }
  },
);
