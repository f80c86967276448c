import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listProductItems } from "@/lib/orders/cart/line-key";
import type { QuoteLine, QuoteRequest } from "@/lib/orders/cart/schemas";
import { toSaleTerms } from "@/lib/catalogue/sale-terms";
import { productListExamples } from "@/lib/catalogue/lists/examples";
import { cartExamples } from "@/lib/orders/cart/examples";
import { currentCart } from "@/lib/client/cart";
import { toPaise, toRupees } from "@/lib/pricing/money";
import { packPrice } from "@/lib/pricing/price-tiers";
import { addFlatTax, calculateAmounts } from "@/lib/pricing/totals";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import type { CartItem } from "@/lib/client/cart-item";
import { CartView } from "./cart-view";

const RULES = { freeShippingAbovePaise: 200_000, shippingFeePaise: 15_000, taxPercent: 8 };
const PAGE_RULES = { ...RULES, taxName: "Tax (8%)" };
const PERCENT = 15;

const BOX: CartItem = {
  _id: "box",
  name: "Mailer box",
  price: 1000,
  thumbnailImage: "/media/box.webp",
  quantity: 1,
};
const TAPE: CartItem = { ...BOX, _id: "tape", name: "Paper tape", price: 700 };

interface Shelf {
  /** The terms of the box. */
  terms?: QuoteLine["terms"];
  /** Today's prices in rupees, by product. */
  prices?: Record<string, number>;
  stock?: Record<string, number>;
}

beforeEach(() => {
  answer("GET /products/companions", ok([]));
});

/** Prices carts as the server does; knows the code WELCOME15. */
function giveQuotes({ prices = {}, stock = {}, terms }: Shelf = {}) {
  const items = new Map([BOX, TAPE].map((item) => [item._id, item]));
  return answer("POST /cart/quote", ({ body }) => {
    const requested = body as QuoteRequest;
    const lines = listProductItems(requested.items).map(({ product, quantity }) => {
      const { name, thumbnailImage, price: usual } = items.get(product) ?? { ...BOX, name: "" };
      const own = product === BOX._id ? terms : undefined;
      const price = own
        ? toRupees(packPrice(toSaleTerms(own), quantity))
        : (prices[product] ?? usual);
      const stockCount = stock[product] ?? 50;
      const available = quantity <= stockCount;
      const lineTotal = price * quantity;
      const line = {
        ...({ kind: "product", unit: "PAC", basis: 1 } as const),
        product,
        name,
        thumbnailImage,
        price,
        quantity,
        lineTotal,
        stockCount,
        available,
      };
      return { ...line, ...(own ? { terms: own } : {}) };
    });
    const isGood = requested.promoCode?.toUpperCase() === "WELCOME15";
    const counted = lines
      .filter(({ available }) => available)
      .map(({ price, quantity }) => ({ pricePaise: toPaise(price), quantity }));
    const amounts = calculateAmounts(counted, RULES, isGood ? PERCENT : 0);
    const totals = addFlatTax(amounts, RULES.taxPercent);
    return ok({
      lines,
      promo: isGood ? { code: "WELCOME15", percent: PERCENT } : null,
      subtotal: toRupees(totals.subtotalPaise),
      discount: toRupees(totals.discountPaise),
      shipping: toRupees(totals.shippingPaise),
      tax: toRupees(totals.taxPaise),
      total: toRupees(totals.totalPaise),
    });
  });
}

async function showCart(...items: CartItem[]): Promise<void> {
  localStorage.setItem("cart", JSON.stringify(items));
  await show(<CartView rules={PAGE_RULES} />, "/cart");
}

const text = (words: string | RegExp) => page.getByText(words);
const total = (amount: string) => page.getByText(`Total ${amount}`, { exact: true });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const code = () => page.getByLabelText("Promo code");

describe("a promo code", () => {
  it("is refused if wrong, and the cart stays as it is", async () => {
    giveQuotes();
    await showCart(BOX);
    await expect.element(total("₹1,230.00")).toBeInTheDocument();
    await code().fill("NOPE");
    await button("Apply").click();
    await expect.element(text("Invalid Code")).toBeVisible();
    await expect.element(text("Please enter a valid promo code.").first()).toBeVisible();
    await expect.element(code()).toHaveAttribute("aria-invalid", "true");
    await expect.element(total("₹1,230.00")).toBeInTheDocument();
    await expectNoAxeViolations();
  });

  it("counts in any case, until it is removed", async () => {
    giveQuotes();
    await showCart(BOX);
    await code().fill("welcome15");
    await button("Apply").click();
    await expect.element(text("Promo Code Applied")).toBeVisible();
    // 1000 - 150 + 150 shipping + 8 % of 850.
    await expect.element(total("₹1,068.00")).toBeInTheDocument();
    await button("Remove promo code").click();
    await expect.element(total("₹1,230.00")).toBeInTheDocument();
    await expect.element(code()).toHaveValue("");
  });

  it("that cannot be checked is reported", async () => {
    giveQuotes();
    await showCart(BOX);
    await expect.element(total("₹1,230.00")).toBeInTheDocument();
    answer("POST /cart/quote", refusal(429, "rate_limited", "Wait 5 seconds."));
    await code().fill("WELCOME15");
    await button("Apply").click();
    await expect.element(text("Code Not Checked")).toBeVisible();
    await expect.element(text("Wait 5 seconds.").first()).toBeVisible();
  });
});

it("ships free only above the threshold", async () => {
  giveQuotes({ prices: { box: 2000 } });
  await showCart({ ...BOX, price: 2000 });
  await expect.element(total("₹2,310.00")).toBeInTheDocument();
  await expect.element(text("Shipping is free above ₹2,000. Add one more pack.")).toBeVisible();
  await button("One more").click();
  await expect.element(total("₹4,320.00")).toBeInTheDocument();
  await expect.element(text("This order ships free.")).toBeVisible();
});

it("reports changed price and stock, and takes the available quantity", async () => {
  giveQuotes({ prices: { box: 1050 }, stock: { tape: 1 } });
  await showCart(BOX, { ...TAPE, quantity: 3 });
  await expect
    .element(text("Price changed from ₹1,000.00 to ₹1,050.00 since you added it."))
    .toBeVisible();
  await expect.element(text(/^Only 1 pack in stock\./)).toBeVisible();
  await expectNoAxeViolations();
  await button("Order what is in stock").click();
  // 1050 + 700 + 150 shipping + 8 % tax.
  await expect.element(total("₹2,040.00")).toBeInTheDocument();
  expect(currentCart().map(({ quantity }) => quantity)).toEqual([1, 1]);
});

it("shows the saving of a larger quantity, and takes it", async () => {
  const terms = {
    price: 1000,
    minQuantity: 1,
    packMultiple: 1,
    priceTiers: [{ from: 10, price: 900 }],
  };
  giveQuotes({ terms });
  await showCart({ ...BOX, ...terms, quantity: 7 });
  await expect
    .element(text(/^3 packs more, and each pack costs ₹900\.00: you save ₹1,000\.00 on 10 packs\./))
    .toBeVisible();
  await expectNoAxeViolations();
  await button("Take 10 packs of Mailer box").click();
  // 9000 and 8 % tax.
  await expect.element(total("₹9,720.00")).toBeInTheDocument();
  expect(currentCart()[0]?.quantity).toBe(10);
});

it("keeps a quantity above the stock as typed until the user decides", async () => {
  giveQuotes({ stock: { box: 5 } });
  await showCart(BOX);
  const quantity = page.getByRole("textbox", { name: "Quantity of Mailer box" });
  await quantity.fill("5000");
  await userEvent.keyboard("{Enter}");
  await expect.element(text(/^Only 5 packs in stock\./)).toBeVisible();
  await expect.element(quantity).toHaveValue("5000");
  await button("Take 5 packs for Mailer box").click();
  await expect.element(quantity).toHaveValue("5");
  await expect.element(text(/^Only 5 packs/)).not.toBeInTheDocument();
});

it("reports that it cannot be priced, and tries again", async () => {
  answer("POST /cart/quote", refusal(503, "unavailable", "The shop is not available right now."));
  answer("GET /health/ready", ok({ status: "ok", missing: [] }));
  await showCart(BOX);
  await expect.element(text("The shop is not available right now.")).toBeVisible();
  giveQuotes();
  await button("Try again").click();
  await expect.element(total("₹1,230.00")).toBeInTheDocument();
});

it("shows an empty cart with a link to the products", async () => {
  await showCart();
  await expect.element(text("Your cart is empty")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Continue Shopping" }))
    .toHaveAttribute("href", "/products");
  await expectNoAxeViolations();
});

it("is empty in the server's page, and replaced if the browser has a cart", () => {
  const place = document.createElement("div");
  place.innerHTML = renderToStaticMarkup(<CartView rules={PAGE_RULES} />);
  document.body.append(place);
  const seen = () =>
    [...place.querySelectorAll("h1")]
      .filter((heading) => heading.offsetParent !== null)
      .map(({ textContent }) => textContent);
  expect(seen()).toEqual(["Your cart is empty"]);
  document.documentElement.dataset.cart = "";
  expect(seen()).toEqual(["Your cart"]);
  delete document.documentElement.dataset.cart;
  place.remove();
});

it("removes lines, and restores them", async () => {
  giveQuotes();
  await showCart(BOX, TAPE);
  await button("Remove Mailer box").click();
  await expect.element(page.getByRole("link", { name: "Mailer box" })).not.toBeInTheDocument();
  await button("Undo").click();
  await expect.element(page.getByRole("link", { name: "Mailer box" })).toBeVisible();
  // By keyboard, because without the page's header the toasts cover the list.
  (button("Clear Cart").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(text("Your cart is empty")).toBeVisible();
});

describe("an invalid stored cart", () => {
  it.each([
    ["no JSON", "{nonsense"],
    ["a number", "7"],
    ["an old shape", '{"items":[{"id":1,"qty":2}]}'],
    ["entries of every kind", '[null,1,"a",{},{"_id":5},{"_id":"x","quantity":-1}]'],
  ])("is empty: %s", async (_, stored) => {
    localStorage.setItem("cart", stored);
    await show(<CartView rules={PAGE_RULES} />, "/cart");
    await expect.element(text("Your cart is empty")).toBeVisible();
  });

  it("shows names with markup as text", async () => {
    const name = "<img src=x onerror=alert(1)>";
    giveQuotes({ stock: { x: 0 } });
    await showCart({ ...BOX, _id: "x", name, price: 1e308, thumbnailImage: "javascript:1" });
    await expect.element(page.getByRole("link", { name })).toBeVisible();
    await expect.element(text("Sold out or no longer available.").first()).toBeVisible();
  });
});

it("suggests products that go with those in the cart, without repeating them", async () => {
  giveQuotes();
  const companions = productListExamples.listCompanions.answer;
  const requested = answer("GET /products/companions", ok(companions));
  await showCart(BOX, TAPE);
  const offer = page.getByRole("region", { name: "Goes with what is in your cart" });
  await expect
    .element(offer.getByRole("link", { name: /^Paper Tape, 48 mm/ }))
    .toHaveAttribute("href", `/product/${companions[0]?._id}`);
  expect(requested.map(({ query }) => query)).toEqual([{ products: `${BOX._id},${TAPE._id}` }]);
  await expectNoAxeViolations();
});

it("prices shipping by weight for a PIN code, and keeps both for the checkout", async () => {
  sessionStorage.clear();
  const ways = [
    { way: "courier", amount: 240, words: "By courier to your door." },
    { way: "pickup", amount: 0, words: "You collect it from us." },
  ] as const;
  const heard = answer("POST /cart/quote", ({ body }) => {
    const { pin, shippingWay = "courier" } = body as QuoteRequest;
    const quote = cartExamples.quoteCart.answer;
    if (!pin) return ok({ ...quote, shipping: 0, shippingWay: null, shippingWays: [] });
    return ok({ ...quote, shippingWay, shippingWays: ways });
  });
  localStorage.setItem("cart", JSON.stringify([BOX]));
  await show(<CartView rules={{ taxName: "Tax (8%)", freeShippingAbovePaise: null }} />, "/cart");
  await expect.element(text("By your PIN code")).toBeVisible();
  await expect.element(text(/shipping is free/i)).not.toBeInTheDocument();
  await page.getByLabelText("Delivery to your PIN code").fill("110001");
  await page.getByRole("radio", { name: /^Pickup/ }).click();
  await expect.element(text("Shipping (Pickup)")).toBeVisible();
  await expect
    .poll(() => heard.at(-1)?.body)
    .toMatchObject({ pin: "110001", shippingWay: "pickup" });
  expect(sessionStorage.getItem("deliveryPin")).toBe("110001");
  expect(sessionStorage.getItem("shippingWay")).toBe("pickup");
  await expectNoAxeViolations();
});
