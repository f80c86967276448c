import { expect, test } from "../fixtures";
import { readMoves, watchMoves } from "../still";
import { givenOrders } from "./steps/arranged-orders";

/** Pages that load their parts by several requests. */
const PAGES = [
  ...["/admin", "/admin/products", "/admin?tab=payments", "/admin?tab=tax"],
  "/admin?tab=connections",
];

const SCREENS = [
  { device: "phone", viewport: { width: 390, height: 844 } },
  { device: "desk", viewport: { width: 1280, height: 800 } },
];

for (const { device, viewport } of SCREENS) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test("no button of an order's page moves while its parts load", async ({ page }) => {
      const { orders } = await givenOrders(page, 2);
      await watchMoves(page);
      expect(await readMoves(page, `/admin/orders/${orders[0]?._id}`)).toEqual([]);
      await expect(page.getByRole("button", { name: "More actions" })).toBeVisible();
      await expect(page.getByText("Their other orders")).toBeVisible();
    });

    test("no button of the other pages moves while their parts load", async ({ page }) => {
      await givenOrders(page, 1);
      await watchMoves(page);
      for (const address of PAGES) {
        expect(await readMoves(page, address), address).toEqual([]);
      }
    });
  });
}
