import { expect, test } from "../fixtures";
import { givenProduct } from "../shop";
import { openWithCart } from "../shopper";

test("a shop that cannot take orders says so, and says no more when it can", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 503/);
  const product = await givenProduct(60_000, 50);
  const note = page.getByText("We cannot take orders for the moment.");
  const answer = { message: "The shop is not available right now.", code: "unavailable" };
  await page.route(/\/api\/(cart\/quote|health\/ready)$/, (route) =>
    route.fulfill({ status: 503, json: answer }),
  );
  await openWithCart(page, "/cart", { ...product, quantity: 1 });
  await expect(note).toBeVisible();
  await page.unrouteAll();
  await expect(note).toBeHidden();
});
