import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { MAILER_STYLE } from "@/e2e/component/mailer-style";
import { currentCart } from "@/lib/client/cart";
import type { QuoteRequest } from "@/lib/orders/cart/schemas";
import { CartView } from "./cart-view";

it("raises a box made to size to its minimum quantity", async () => {
  const made = {
    style: "mailer-box",
    length: 230,
    width: 155,
    height: 70,
    inside: true,
    board: "e-kraft",
    print: "plain",
    finish: null,
  };
  answer("POST /cart/quote", ({ body }) => {
    const [{ quantity } = { quantity: 0 }] = (body as QuoteRequest).items;
    const available = quantity >= 100;
    const line = {
      ...({ kind: "custom", unit: "PCS", basis: 1000, product: null, stockCount: 0 } as const),
      name: "Mailer box",
      thumbnailImage: "",
      style: made.style,
      made: { ...made, table: 1 },
      price: 12_000,
      quantity,
      lineTotal: 12 * quantity,
      least: 100,
      available,
      ...(!available && { problem: "We make at least 100 pieces; ask us for fewer" }),
    };
    const total = available ? 1200 : 0;
    return ok({
      lines: [line],
      promo: null,
      subtotal: total,
      discount: 0,
      shipping: 0,
      tax: 0,
      total,
    });
  });
  answer("GET /products/companions", ok([]));
  answer("GET /styles", ok([MAILER_STYLE]));
  const box = { _id: made.style, name: "Mailer box", price: 12_000, thumbnailImage: "", made };
  localStorage.setItem("cart", JSON.stringify([{ ...box, quantity: 60 }]));
  const rules = { freeShippingAbovePaise: null, taxName: "Tax (8%)" };
  await show(<CartView rules={rules} />, "/cart");
  await expect
    .element(page.getByText(/We make at least 100 pieces\. Change the quantity/))
    .toBeVisible();
  await expect
    .poll(() => document.querySelector("li svg[aria-label^='Mailer box, 230 × 155 × 70 mm']"))
    .not.toBeNull();
  await page.getByRole("button", { name: "Take 100 pieces for Mailer box" }).click();
  await expect.element(page.getByText("Total ₹1,200.00", { exact: true })).toBeInTheDocument();
  expect(currentCart()[0]?.quantity).toBe(100);
});
