import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { orderExamples } from "@/lib/orders/read/examples";
import { cartExamples } from "@/lib/orders/cart/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, INTERNAL, ok, page } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { currentCart } from "@/lib/client/cart";
import { OrdersTab, rangeText } from "./orders-tab";

const ORDER = firstOf(orderExamples.listOrders.answer);

it("offers the next step if there are no orders", async () => {
  answer("GET /orders", page([]));
  await show(<OrdersTab />);
  await expect.element(screen.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Browse Products" }))
    .toHaveAttribute("href", "/products");
  await expect.element(screen.getByRole("searchbox")).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

it("reports that the orders cannot be loaded, and tries again", async () => {
  answer("GET /orders", INTERNAL);
  await show(<OrdersTab />);
  await expect.element(screen.getByText("Error fetching orders")).toBeVisible();
  await expect
    .element(screen.getByText("Could not load your order history.").first())
    .toBeVisible();
  answer("GET /orders", page([ORDER]));
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect
    .element(screen.getByRole("link", { name: ORDER.orderId, exact: true }))
    .toBeVisible();
  await expect.element(screen.getByText("Showing 1 order", { exact: true })).toBeVisible();
  await expectNoAxeViolations();
});

it("says what an order waits for from its buyer", async () => {
  const line = { ...firstOf(ORDER.products), stage: "needs_artwork" as const };
  answer("GET /orders", page([{ ...ORDER, products: [line] }]));
  await show(<OrdersTab />);
  const row = screen.getByRole("row").filter({ hasText: ORDER.orderId });
  await expect.element(row).toMatchTextContent("Send your artwork");
  await expectNoAxeViolations();
});

it("fills the cart with an earlier order in one step, and reports changes", async () => {
  const [quote, { product, quantity }] = [cartExamples.quoteCart.answer, firstOf(ORDER.products)];
  const line = {
    ...firstOf(quote.lines),
    product: product._id ?? "",
    name: product.name,
    quantity,
  };
  answer("GET /orders", page([ORDER]));
  answer("POST /cart/quote", ok({ ...quote, lines: [{ ...line, price: 1260 }] }));
  await show(<OrdersTab />);
  await screen.getByRole("button", { name: `Order Again ${ORDER.orderId}` }).click();
  await expect.element(screen.getByText(/dearer, /)).toBeVisible();
  expect(currentCart()).toMatchObject([{ _id: product._id, quantity, price: 1260 }]);
  await expectNoAxeViolations();
});

it.each([
  [1, 1, 1, "Showing 1 order"],
  [1, 20, 53, "Showing 1–20 of 53 orders"],
  [3, 13, 53, "Showing 41–53 of 53 orders"],
])("page %i, %i shown of %i: %s", (page, shown, total, words) => {
  expect(rangeText({ page, pageSize: 20, shown, total })).toBe(words);
});
