import { expect, it } from "vitest";
import { page as screen, userEvent } from "vitest/browser";
import { orderListExamples, orderEntryExamples } from "@/lib/orders/read/examples";
import { OFFER_EXAMPLES } from "@/lib/offers/examples";
import { usersAdminExamples } from "@/lib/identity/users/examples";
import { productListExamples } from "@/lib/catalogue/lists/examples";
import { UNREACHABLE } from "@/lib/orders/place/enter-schemas";
import type { CheckoutRules } from "@/lib/client/checkout/rules";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok, page, refusal } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { OrderEntry } from "./order-entry";

const USER = firstOf(usersAdminExamples.listUsers.answer);
const ORDER = firstOf(orderListExamples.listAllOrders.answer);
const PRODUCT = {
  ...firstOf(productListExamples.listProducts.answer),
  minQuantity: 1,
  packMultiple: 1,
  priceTiers: [],
};
const PLACED = orderEntryExamples.enterOrder.answer;
const LINE = {
  ...({ kind: "product", unit: "PAC", basis: 1 } as const),
  product: PRODUCT._id,
  name: PRODUCT.name,
  thumbnailImage: PRODUCT.thumbnailImage,
  price: PRODUCT.price,
  quantity: 1,
  lineTotal: PRODUCT.price,
  stockCount: 9,
  available: true,
};
const QUOTE = {
  lines: [LINE],
  subtotal: PRODUCT.price,
  discount: 0,
  promo: null,
  shipping: 150,
  tax: 100,
  total: PRODUCT.price + 250,
};

const RULES: CheckoutRules = {
  taxName: "Tax (8%)",
  isGst: false,
  isByWeight: false,
  sendsWhatsApp: false,
  serviceableStates: [ORDER.shippingAddress.state, "Delhi"],
  payments: {
    methods: [],
    upiLimitPaise: 10_000_000,
    hasBankAccount: true,
    codLimitPaise: 0,
    paymentDays: 7,
  },
};

const SERVED = {
  served: true,
  state: ORDER.shippingAddress.state,
  earliest: "2026-11-26",
  latest: "2026-11-27",
};

/** Form values of a new customer. */
const RAVI = {
  Phone: "+91 98765 43210",
  "First Name": "Ravi",
  "Last Name": "Iyer",
  Address: "48 Residency Road",
  City: "New Delhi",
  "PIN Code": "110001",
};

const field = (label: string) => screen.getByLabelText(label, { exact: true });
const button = (name: string | RegExp) => screen.getByRole("button", { name });

async function showEntry(rules: Partial<CheckoutRules> = {}) {
  answer("GET /products", page([PRODUCT]));
  answer("GET /delivery", ok(SERVED));
  const quoted = answer("POST /admin/orders/quote", ok(QUOTE));
  await show(<OrderEntry rules={{ ...RULES, ...rules }} />, "/admin/orders/new");
  return quoted;
}

async function chooseAsha() {
  const found = answer("GET /admin/users", page([USER]));
  answer("GET /admin/orders", page([{ ...ORDER, user: { name: USER.name, email: USER.email } }]));
  await field("Find a customer").fill("ash");
  await button(new RegExp(USER.email)).click();
  return found;
}

async function addProduct() {
  await field("Add a product").fill("mailer");
  await button(new RegExp(PRODUCT.name)).click();
}

it("places an order for an account, with its last address and today's prices", async () => {
  const quoted = await showEntry();
  await expect.element(screen.getByText("Choose the customer first.")).toBeVisible();
  const found = await chooseAsha();
  expect(found.at(-1)).toMatchObject({ query: { q: "ash" } });
  await expect.element(field("City")).toHaveValue(ORDER.shippingAddress.city);
  await addProduct();
  await expect.element(screen.getByRole("list", { name: "Items of the order" })).toBeVisible();
  await expect.element(screen.getByRole("status").getByText(/^Total ₹/)).toBeInTheDocument();
  expect(quoted.at(-1)).toMatchObject({
    body: {
      items: [{ product: PRODUCT._id, quantity: 1 }],
      state: ORDER.shippingAddress.state,
    },
  });
  await expectNoAxeViolations();
  const sent = answer("POST /admin/orders", ok(PLACED));
  await button("Place Order").click();
  await expect.element(screen.getByText(`${PLACED.orderId} for ${USER.name}.`)).toBeVisible();
  expect(address()).toBe(`/admin/orders/${PLACED._id}`);
  expect(sent).toMatchObject([
    {
      body: {
        customer: USER._id,
        products: [{ product: PRODUCT._id, quantity: 1, price: PRODUCT.price }],
        totalAmount: QUOTE.total,
        shippingAddress: { city: ORDER.shippingAddress.city, country: "India" },
      },
    },
  ]);
});

it("asks before a link discards the form", async () => {
  await showEntry();
  await addProduct();
  await expect.element(screen.getByRole("list", { name: "Items of the order" })).toBeVisible();
  await screen.getByRole("link", { name: "Back to Orders" }).click();
  await button("Stay").click();
  expect(address()).toBe("/admin/orders/new");
  await screen.getByRole("link", { name: "Back to Orders" }).click();
  await button("Leave").click();
  await expect.poll(address).toBe("/admin/orders");
});

it("takes a new customer by email or phone, names missing fields, and selects the state of the PIN code", async () => {
  await showEntry();
  const requested = answer("GET /delivery", ok({ ...SERVED, state: "Delhi" }));
  await button("Somebody new").click();
  await addProduct();
  await expect.element(screen.getByRole("status").getByText(/^Total ₹/)).toBeInTheDocument();
  await button("Place Order").click();
  await expect.element(screen.getByText("Please fill in the First Name field.")).toBeVisible();
  await expect.element(screen.getByText(UNREACHABLE)).toBeVisible();
  const texts = { ...RAVI, Email: "ravi@cafe.example" };
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
  await expect.element(field("State")).toHaveValue("Delhi");
  expect(requested.at(-1)).toMatchObject({ query: { pin: "110001", product: PRODUCT._id } });
  await expect.element(screen.getByRole("status").getByText(/^Total ₹/)).toBeInTheDocument();
  await expectNoAxeViolations();
  const sent = answer("POST /admin/orders", ok(PLACED));
  await button("Place Order").click();
  await expect.element(screen.getByText(`${PLACED.orderId} for Ravi Iyer.`)).toBeVisible();
  const customer = { name: "Ravi Iyer", email: texts.Email, phone: texts.Phone };
  expect(sent).toMatchObject([{ body: { customer, shippingAddress: { state: "Delhi" } } }]);
});

it.each([
  ["a phone", 390],
  ["a desk", 1280],
])("takes a customer without an email at the width of %s", async (_device, width) => {
  await screen.viewport(width, 800);
  await showEntry();
  await button("Somebody new").click();
  await addProduct();
  for (const [label, text] of Object.entries(RAVI)) await field(label).fill(text);
  await expect.element(screen.getByRole("status").getByText(/^Total ₹/)).toBeInTheDocument();
  await expectNoAxeViolations();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const sent = answer("POST /admin/orders", ok(PLACED));
  await button("Place Order").click();
  await expect.element(screen.getByText(`${PLACED.orderId} for Ravi Iyer.`)).toBeVisible();
  expect(sent).toMatchObject([{ body: { customer: { name: "Ravi Iyer", phone: RAVI.Phone } } }]);
  expect(JSON.stringify(sent)).not.toContain("email");
});

it("updates the figures after a price change", async () => {
  await showEntry();
  await chooseAsha();
  await addProduct();
  await expect.element(screen.getByRole("status").getByText(/^Total ₹/)).toBeInTheDocument();
  const message = "A price has changed. Please check and order again.";
  const dearer = { ...QUOTE, shipping: 250, total: QUOTE.total + 100 };
  const changed = refusal(409, "price_changed", message);
  answer("POST /admin/orders", { ...changed, body: { ...changed.body, quote: dearer } as never });
  await button("Place Order").click();
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect
    .element(screen.getByRole("status").getByText(/^Total ₹/))
    .toMatchTextContent("1,600");
  expect(address()).toBe("/admin/orders/new");
});

it("explains why a product cannot be ordered, with a way to fix it", async () => {
  await showEntry();
  answer(
    "POST /admin/orders/quote",
    ok({ ...QUOTE, lines: [{ ...LINE, stockCount: 3, quantity: 5 }] }),
  );
  await addProduct();
  await screen.getByRole("textbox", { name: `Packs of ${PRODUCT.name}` }).fill("5");
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Make it 3 packs")).toBeVisible();
});

it("starts from a price request, and answers it", async () => {
  const {
    _id: request,
    number,
    asked: [line],
  } = OFFER_EXAMPLES.askOffer.answer;
  const other = { ...PRODUCT, _id: "0192f0c1-2d3e-7f40-8a51-b6c7d8e9f0a9" };
  const requested = {
    request,
    number,
    order: null,
    customer: USER,
    asked: [PRODUCT._id, other._id, null].map((product) => ({
      ...line,
      product,
      quantities: [...line.quantities],
    })),
    items: [
      { ...PRODUCT, quantity: 3 },
      { ...other, quantity: 7 },
    ],
  };
  answer("GET /admin/orders", page([{ ...ORDER, user: { name: USER.name, email: USER.email } }]));
  answer("GET /products", page([PRODUCT]));
  answer("GET /delivery", ok(SERVED));
  const quoted = answer("POST /admin/orders/quote", ok(QUOTE));
  await show(<OrderEntry rules={RULES} requested={requested} />, "/admin/orders/new");
  await expect.element(screen.getByRole("heading", { name: "Request for a price" })).toBeVisible();
  await expect.element(field("City")).toHaveValue(ORDER.shippingAddress.city);
  await expect.element(screen.getByRole("status").getByText(/^Total ₹/)).toBeInTheDocument();
  const items = [
    { product: PRODUCT._id, quantity: 3 },
    { product: other._id, quantity: 7 },
  ];
  await expect.element(screen.getByText(/^2 of 3 lines are filled in below; choose/)).toBeVisible();
  expect(quoted.at(-1)).toMatchObject({ body: { items } });
  await expectNoAxeViolations();
  const sent = answer("POST /admin/orders", ok(PLACED));
  await button("Place Order").click();
  await expect.element(screen.getByText(`${PLACED.orderId} for ${USER.name}.`)).toBeVisible();
  expect(sent).toMatchObject([{ body: { customer: USER._id, request: requested.request } }]);
});

it("takes an agreed price, and reports an invalid one", async () => {
  const quoted = await showEntry();
  await chooseAsha();
  await addProduct();
  const agreed = screen.getByLabelText(/^Agreed price of a pack/);
  await agreed.fill("12,50");
  await expect.element(screen.getByText(/^Enter the agreed price of/)).toBeVisible();
  await agreed.fill("1200.50");
  await expect.element(screen.getByText(/1,200.50 a pack/)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  const agreedPrices = [{ product: PRODUCT._id, price: 1200.5 }];
  await expect
    .poll(() => quoted.at(-1))
    .toMatchObject({
      body: { agreedPrices, customer: USER._id },
    });
  await expect.element(screen.getByRole("status").getByText(/^Total ₹/)).toBeInTheDocument();
  await expectNoAxeViolations();
  const sent = answer("POST /admin/orders", ok(PLACED));
  await button("Place Order").click();
  await expect.element(screen.getByText(`${PLACED.orderId} for ${USER.name}.`)).toBeVisible();
  expect(sent).toMatchObject([{ body: { agreedPrices } }]);
});

it("names the overdue invoice of a customer on hold, and asks for a reason to override", async () => {
  const hold = {
    order: "KLN-261120-7K4Q9X",
    invoice: "KLN/2627-00042",
    amount: 12_000,
    dueOn: "2026-11-03",
  };
  const forOrders = { days: 30, limit: 100_000, open: 12_000, hold };
  answer("GET /admin/users/{id}/credit", ok({ credit: null, open: 0, forOrders }));
  const account: Partial<CheckoutRules> = { payments: { ...RULES.payments, methods: ["account"] } };
  await showEntry(account);
  await chooseAsha();
  await addProduct();
  await field("How the customer pays").selectOptions("On account");
  await expect
    .element(screen.getByText(/Invoice KLN\/2627-00042 is overdue: ₹12,000/))
    .toBeVisible();
  await field("Why this order passes").fill("They pay on Friday.");
  await expectNoAxeViolations();
  const requested = answer("POST /admin/orders", ok(PLACED));
  await button("Place Order").click();
  await expect.poll(() => requested).toMatchObject([{ body: { override: "They pay on Friday." } }]);
});
