import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "../fixtures";
import { database } from "../database";
import { givenProduct } from "../shop";
import { completeOrder, confirmedOrderNumber, fillCheckout, freshEmail, toast } from "../shopper";

/** Tests choosing a print option and a sample on the product page and buying them. */

const MARK = {
  name: "Your mark",
  sides: 2,
  maxColours: 4,
  minPieces: 5,
  setupFeePaise: 150_000,
  tiers: [
    { from: 5, pricePaise: 140_000 },
    { from: 20, pricePaise: 120_000 },
  ],
  leadDays: 12,
  tool: "plate",
};

async function givenPrintedProduct() {
  const product = await givenProduct(100_000, 60);
  const sample = { kind: "paid", pricePaise: 9_900, credit: [] };
  await database().product.update({
    where: { id: product._id },
    data: { printOptions: [MARK], sample },
  });
  return product;
}

test("a visitor has packs printed and orders a sample", async ({ page }) => {
  const product = await givenPrintedProduct();
  await page.goto(`/product/${product._id}`);
  const print = page.getByRole("group", { name: "Print" });
  await print.getByRole("radio", { name: /^Your mark/ }).check();
  await expect(print.getByText("5 packs at ₹1,400.00 and ₹1,500.00 for the set-up")).toBeVisible();
  await print.getByLabel("Colours").selectOption("2");
  await expect(print.getByText("₹10,000.00")).toBeVisible();
  await expect(print.getByText("It leaves 12 working days after that.")).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).click();
  await expect(toast(page, "Added to Cart")).toBeVisible();
  await page.getByRole("button", { name: "Order a Sample" }).click();

  await page.goto("/cart");
  const items = page.getByRole("region", { name: "Items in your cart" });
  await expect(items.getByText("1 side, 2 colours, Your mark")).toBeVisible();
  await expect(items.getByText("₹3,000.00")).toBeVisible();
  await expect(items.getByText("Sample", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Proceed to Checkout" }).filter({ visible: true }).click();

  await fillCheckout(page, freshEmail());
  await completeOrder(page).click();
  await expect(toast(page, "Order Placed!")).toBeVisible();
  const number = await confirmedOrderNumber(page);
  const shown = (text: string) => page.getByText(text).filter({ visible: true });
  await expect(shown("1 side, 2 colours, Your mark")).toBeVisible();
  await expect(shown("after you approve the proof").first()).toBeVisible();
  const order = await database().order.findUniqueOrThrow({
    where: { orderId: number },
    select: { subtotalPaise: true, lines: { orderBy: { position: "asc" } } },
  });
  expect(order.subtotalPaise).toBe(1_009_900n);
  expect(order.lines).toMatchObject([
    { kind: "product", quantity: 5, pricePaise: 140_000, stage: "needs_artwork" },
    { kind: "fee", quantity: 2, pricePaise: 150_000 },
    { kind: "sample", quantity: 1, pricePaise: 9_900 },
  ]);
});
