import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { ID } from "@/lib/base/examples/example";
import { cartExamples } from "@/lib/orders/cart/examples";
import { currentCart } from "@/lib/client/cart";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { signIn } from "@/e2e/component/checkout";
import { answer, INTERNAL, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { QuickOrder } from "./quick-order";

const lines = () => page.getByRole("textbox", { name: "Article number" });

async function open() {
  await show(<QuickOrder />);
  await page.getByRole("button", { name: "Quick Order" }).click();
  await expect.element(lines()).toBeVisible();
}

it("adds found lines, and keeps the others with the reason", async () => {
  answer("POST /cart/items", ok(cartExamples.findCartItems.answer));
  await open();
  await lines().fill("SKU, packs\nKM-9 5\nKM-99, 2\nwithout a number");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect.element(page.getByText("“KM-99”: No product has")).toBeVisible();
  await expect.element(page.getByText("“without a number”: Write")).toBeVisible();
  await expect.element(lines()).toHaveValue("KM-99, 2\nwithout a number");
  expect(currentCart()).toMatchObject([{ quantity: 5 }]);
  await expectNoAxeViolations();
});

it("adds an item by the buyer's own code, and offers to code an unknown one", async () => {
  signIn();
  const own = {
    _id: ID.family,
    name: "Mailer box",
    code: "BOX-07",
    spec: { size: "230 × 155 × 70 mm" },
    thumbnailImage: "/images/mailer-box.webp",
    unit: "PCS",
    basis: 1000,
  } as const;
  answer(
    "POST /cart/items",
    ok({ items: [{ item: "BOX-07", own }, ...cartExamples.findCartItems.answer.items] }),
  );
  await open();
  await lines().fill("BOX-07, 2500\nKM-99, 2");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect.element(page.getByText("“KM-99”: No product has")).toBeVisible();
  expect(currentCart()).toMatchObject([{ name: "Mailer box", quantity: 2500 }]);
  expect(currentCart()[0]).not.toHaveProperty("spec");
  await page.getByRole("button", { name: "Add Your Code" }).click();
  await expect.element(page.getByRole("textbox", { name: "Your code" })).toHaveValue("KM-99");
});

it("loses nothing if the shop cannot be reached", async () => {
  answer("POST /cart/items", INTERNAL);
  await open();
  await lines().fill("KM-9 5");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect.element(page.getByText("Not Added to Cart")).toBeVisible();
  await expect.element(lines()).toHaveValue("KM-9 5");
  expect(currentCart()).toEqual([]);
});
