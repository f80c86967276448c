import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { BillingFacts } from "@/components/domain/order/billing-facts";
import { givenProduct } from "@/e2e/steps/factories";
import { orderSteps } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { readCsv } from "@/e2e/support/read-csv";
import { TOY, TOY_ROW } from "@/e2e/toy-field/order-text";
import { lastOrderFrom } from "@/lib/client/checkout/last-order";
import { draftFrom, openingValues } from "@/lib/client/checkout/draft";
import { CHECKOUT_LABELS } from "@/lib/client/checkout/fields";
import { arrangedSchema } from "@/lib/client/checkout/form-schema";
import { orderRequestFrom } from "@/lib/client/checkout/order-request";
import { lastOrderAnswer, readLastOrder } from "@/lib/client/checkout/read-last-order";
import { documentContentSchema } from "@/lib/documents/content";
import { toParties } from "@/lib/documents/parties";
import { labelText } from "@/lib/documents/pdf/draw-label";
import { slipText } from "@/lib/documents/pdf/slip-text";
import { order as mailed, shop as mailedShop } from "@/e2e/mails/examples";
import { billingLines } from "@/lib/runtime/mails/templates/mailed-order";
import { acceptOfferSchema } from "@/lib/offers/schemas";
import type { Quote } from "@/lib/orders/cart/schemas";
import { approvalRequestSchema } from "@/lib/orders/approval-requests/schemas";
import { enterOrderSchema } from "@/lib/orders/place/enter-schemas";
import { exportOrders } from "@/lib/orders/read/export-orders";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { findOrder } from "@/lib/orders/read/queries";
import { orderSchema, placeOrderSchema } from "@/lib/orders/schemas";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type * as Rows from "./rows";
import { pickTexts, BILLING_AND_ORDER_TEXTS } from "./texts";

/** A field added as docs/contributing.md describes: its column, and its row in the table. No other file knows it. */

vi.mock("./rows", async (original) => {
  const { ORDER_TEXTS } = await original<typeof Rows>();
  const toy = await import("@/e2e/toy-field/order-text");
  return { ORDER_TEXTS: { ...ORDER_TEXTS, [toy.TOY]: toy.TOY_ROW } };
});
vi.mock("shop-database", async () =>
  (await import("@/e2e/toy-field/order-text")).generateToyClient(),
);

const { db } = testDatabase();
const { order } = orderSteps(db);

beforeAll(() => db.$executeRaw`ALTER TABLE orders ADD COLUMN "batchMark" text`);
afterAll(() => db.$executeRaw`ALTER TABLE orders DROP COLUMN "batchMark"`);

const TYPED = { [TOY]: " B-7 " };
const MARKED = { [TOY]: "B-7" };

const QUOTE: Quote = {
  lines: [],
  subtotal: 0,
  discount: 0,
  promo: null,
  shipping: 0,
  tax: 0,
  total: 0,
};

/** The request of the checkout form. */
function typedRequest() {
  const address = { address: "12 MG Road", city: "Gurugram", state: "Haryana", zipCode: "122001" };
  const person = { email: "asha@example.in", firstName: "Asha", lastName: "Rao" };
  const values = arrangedSchema.parse(openingValues({ ...person, ...address, ...TYPED }));
  return orderRequestFrom(values, QUOTE, values);
}

const sentSchema = placeOrderSchema.omit({ products: true });

async function givenMarked() {
  const { id: product } = await givenProduct(db);
  const request = sentSchema.parse(JSON.parse(JSON.stringify(typedRequest())));
  const billing = pickTexts(request, BILLING_AND_ORDER_TEXTS);
  const { id, accessKey: key } = await order({ lines: [{ product, quantity: 1 }], billing });
  const found = await findOrder(db, id, { identity: { state: "visitor" }, key });
  if (!found) throw new Error("The order is not found.");
  return found;
}

it("has a control at the checkout, and stays in the draft", () => {
  expect(CHECKOUT_LABELS).toMatchObject({ [TOY]: TOY_ROW.label });
  expect(draftFrom(TYPED)).toMatchObject(TYPED);
  const tooLong = arrangedSchema.safeParse(openingValues({ [TOY]: "x".repeat(21) }));
  expect(tooLong.error?.issues.map(({ path }) => path.join())).toContain(TOY);
});

it("is typed, stored, answered, shown and exported", async () => {
  const answer = orderSchema.parse(orderAnswer(await givenMarked()));
  expect(answer).toMatchObject(MARKED);
  const facts = renderToStaticMarkup(createElement(BillingFacts, { order: answer }));
  expect(facts).toMatch(/Batch Mark.*B-7/);
  const actor = { userId: null, identifier: "meera@shop.example", name: "Meera Nair" };
  const file = await exportOrders({ db, filter: {}, actor, ipAddress: "203.0.113.7" });
  const rows = readCsv(await new Response(file).text());
  expect(rows).toMatchObject([{ [TOY_ROW.column]: "B-7" }]);
});

it("is part of the record of the confirmation page", () => {
  const placed = {
    orderId: "KLN-1",
    totalAmount: 0,
    dispatchBy: null,
    deliverBy: null,
    proof: null,
  };
  const stored = JSON.stringify(lastOrderFrom(placed, typedRequest(), [], undefined));
  const record = readLastOrder(JSON.parse(stored));
  expect(record && lastOrderAnswer(record, new Date())).toMatchObject(MARKED);
});

it("is asked for when an offer is accepted or staff enter an order, and shown to approvers", () => {
  expect(acceptOfferSchema.shape).toHaveProperty(TOY);
  expect(enterOrderSchema.shape).toHaveProperty(TOY);
  expect(approvalRequestSchema.shape).toHaveProperty(TOY);
});

it("is printed on documents, slips and labels, and mailed", async () => {
  const marked = await givenMarked();
  const printed = { label: TOY_ROW.printedLabel, value: "B-7" };
  const { order: named } = toParties(marked);
  expect(documentContentSchema.shape.order.parse(named)).toMatchObject(MARKED);
  const shop = await readShopSettings(db);
  expect(slipText(marked, shop).facts).toContainEqual(printed);
  expect(labelText(marked, shop).foot).toContain("Batch mark B-7");
  const lines = billingLines({ order: { ...mailed, buyerDetails: marked }, shop: mailedShop });
  expect(lines).toContain("Batch mark B-7");
});
