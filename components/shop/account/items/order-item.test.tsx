import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { answerForms } from "@/e2e/component/uploads";
import { OFFER_EXAMPLES } from "@/lib/offers/examples";
import { cartExamples } from "@/lib/orders/cart/examples";
import { itemExamples } from "@/lib/orders/items/examples";
import { orderExamples } from "@/lib/orders/read/examples";
import { ORDER } from "@/lib/orders/read/example-order";
import { itemSchema } from "@/lib/orders/items/schemas";
import { orderSchema } from "@/lib/orders/schemas";
import { OrderItem } from "./order-item";

const ITEM = itemSchema.parse(itemExamples.updateItem.answer);
const LAST = orderSchema.parse(ORDER);
const { answer: QUOTE } = cartExamples.quoteCart;

async function open(line: object) {
  const { _id: item, unit, basis } = ITEM;
  const own = { ...firstOf(QUOTE.lines), item, unit, basis, quantity: ITEM.lastQuantity ?? 1 };
  answer("GET /orders/{id}", ok(LAST));
  answer("POST /cart/quote", ok({ ...QUOTE, lines: [{ ...own, ...line }] }));
  await show(<OrderItem item={ITEM} onClose={() => undefined} />);
}

it("requests an offer for an item without a current price", async () => {
  const requested = answerForms(() => ({ status: 201, body: OFFER_EXAMPLES.askOffer.answer }));
  await open({
    kind: "custom",
    available: false,
    problem: "It has no price today; ask us for an offer",
  });
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("It has no price today; ask us for an offer.");
  await expectNoAxeViolations();
  await expect.element(page.getByRole("button", { name: /^Order for/ })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Ask for an Offer" }).click();
  await expect.poll(() => requested.length).toBe(1);
  expect(requested[0]?.get("lines")).toBe(
    JSON.stringify([{ again: ITEM.line, quantities: [ITEM.lastQuantity] }]),
  );
});

it("repeats the last order of a priced item, with the PO number", async () => {
  const orders = answer("POST /orders", ok(orderExamples.placeOrder.answer));
  await open({ kind: "custom", available: true, price: 17_500 });
  await page.getByRole("textbox", { name: "PO number" }).fill("PO-7");
  await page.getByRole("button", { name: /^Order for ₹/ }).click();
  await expect.poll(() => orders.length).toBe(1);
  expect(orders[0]?.body).toMatchObject({
    products: [{ item: ITEM._id, quantity: ITEM.lastQuantity, price: 17_500 }],
    poNumber: "PO-7",
    totalAmount: QUOTE.total,
    shippingAddress: LAST.shippingAddress,
  });
});
