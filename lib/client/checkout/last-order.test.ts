import { describe, expect, it } from "vitest";
import type { PlacedOrderAnswer, PlaceOrderRequest } from "@/lib/orders/schemas";
import { lineDetail, priceUnit } from "@/lib/orders/line-text";
import { getStatusText } from "@/lib/orders/status-text";
import { lastOrderFrom } from "./last-order";
import { lastFigures, lastOrderAnswer, readLastOrder } from "./read-last-order";

const request: PlaceOrderRequest = {
  products: [
    { product: "p1", quantity: 2, price: 499.5 },
    { product: "p2", quantity: 1, price: 10 },
  ],
  shippingAddress: {
    firstName: "Asha",
    lastName: "Rao",
    address: "12 MG Road",
    city: "Gurugram",
    state: "Haryana",
    zipCode: "122001",
    country: "India",
  },
  totalAmount: 1200,
  email: "asha@example.in",
  company: "Greenleaf Foods",
};

const item = {
  _id: "p1",
  name: "Kraft mailer",
  price: 499.5,
  thumbnailImage: "/a",
  packSize: "50 pieces",
  quantity: 2,
};

function read(stored: unknown) {
  const record = readLastOrder(stored);
  if (!record) throw new Error("The record is refused.");
  return record;
}

describe("the last order", () => {
  const figures = {
    subtotal: 1009,
    discount: 100.9,
    promoCode: "SAVE10",
    shipping: 150,
    tax: 72.65,
  };
  const placed = {
    orderId: "KLN-1",
    totalAmount: 1130.75,
    dispatchBy: "2026-11-24",
    deliverBy: "2026-11-26",
    proof: "account" as const,
  };
  const record = lastOrderFrom(placed, request, [item], figures);

  it("is the documented record, in rupees, and survives its storage", () => {
    expect(Object.keys(record)).toEqual(
      expect.arrayContaining(["email", "items", "orderNumber", "shippingAddress", "total"]),
    );
    expect(readLastOrder(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  it("omits the name of a product that has left the cart, instead of failing", () => {
    expect(record.items).toEqual([
      { ...item, sku: null },
      {
        _id: "p2",
        name: "",
        thumbnailImage: "",
        packSize: null,
        sku: null,
        price: 10,
        quantity: 1,
      },
    ]);
  });

  it("shows how its lines add up to the total", () => {
    expect(lastFigures(record)).toMatchObject(figures);
    const order = lastOrderAnswer(record, new Date());
    expect(order).toMatchObject(figures);
    const { subtotal, discount, shipping, tax } = order;
    expect(subtotal).toBe(
      order.products.reduce((sum, line) => sum + line.price * line.quantity, 0),
    );
    expect(subtotal - discount + shipping + tax).toBeCloseTo(order.totalAmount);
  });

  it("shows the set-up of a print as a line, and a sample by the piece", () => {
    const print = { option: "Your mark", sides: 1, colours: 1 };
    const products = [
      { product: "p1", quantity: 2, price: 499.5, print },
      { product: "p1", quantity: 1, price: 10, sample: true },
    ];
    const kept = [
      { ...item, print },
      { ...item, isSample: true },
    ];
    const withSetUp = { ...figures, subtotal: 2509 };
    const printed = lastOrderFrom(placed, { ...request, products }, kept, withSetUp);
    const lines = lastOrderAnswer(printed, new Date()).products.map((line) => ({
      productId: line.product._id,
      name: line.product.name,
      lineTotal: line.lineTotal,
      per: priceUnit({ ...line, packSize: line.product.packSize }),
      detail: lineDetail(line),
      quantity: line.quantity,
    }));
    expect(lines).toMatchObject([
      { lineTotal: 999, per: "50 pieces" },
      { lineTotal: 10, per: "piece", detail: "Sample" },
      { productId: null, name: "Set-up of the print", lineTotal: 1500, per: "set", quantity: 1 },
    ]);
  });

  it("shows a box made to size by its 1,000 pieces, with its set-up and tool", () => {
    const spec = { length: 230, width: 155, height: 70, inside: true, board: "e-kraft" };
    const box = { ...spec, style: "mailer-box", print: "flexo-1", finish: null };
    const products = [{ ...box, quantity: 500, price: 14_000 }];
    const kept = [{ ...item, _id: "mailer-box", price: 14_000, quantity: 500, made: box }];
    const withTool = { ...figures, subtotal: 13_300 };
    const made = lastOrderFrom(placed, { ...request, products }, kept, withTool);
    expect(lastOrderAnswer(made, new Date()).products).toMatchObject([
      { kind: "custom", unit: "PCS", basis: 1000, lineTotal: 7_000, product: { _id: null } },
      { kind: "fee", lineTotal: 6_300 },
    ]);
    const sample = { ...request, products: [{ ...box, quantity: 1, price: 150, sample: true }] };
    const keptSample = [{ ...item, price: 150, quantity: 1, made: box, isSample: true }];
    const sampled = lastOrderFrom(placed, sample, keptSample, undefined);
    expect(lastOrderAnswer(sampled, new Date()).products).toMatchObject([
      { kind: "sample", unit: "PCS", basis: 1, lineTotal: 150 },
    ]);
  });

  it("is shown without them where an older record has none", () => {
    const { orderNumber, items, total, email, shippingAddress } = record;
    const older = read({ orderNumber, items, total, email, shippingAddress });
    expect(lastFigures(older)).toBeNull();
    const shown = { totalAmount: 1130.75, dispatchBy: null };
    expect(lastOrderAnswer(older, new Date())).toMatchObject(shown);
  });

  it("is shown as placed at the moment it is read", () => {
    const at = new Date("2026-11-21T08:00:00Z");
    expect(lastOrderAnswer(record, at)).toMatchObject({
      orderId: "KLN-1",
      createdAt: at.toISOString(),
      status: "Pending",
      totalAmount: 1130.75,
      company: "Greenleaf Foods",
      products: [
        { product: { _id: "p1", name: "Kraft mailer", packSize: "50 pieces" } },
        { product: { _id: "p2", packSize: null } },
      ],
    });
  });
});

it("is called confirmed only when it was verified on placement", () => {
  const placed = { orderId: "KLN-1", totalAmount: 10, dispatchBy: null, deliverBy: null };
  const getState = (proof: PlacedOrderAnswer["proof"]) => {
    const record = lastOrderFrom({ ...placed, proof }, request, [item], undefined);
    return getStatusText(lastOrderAnswer(read(record), new Date())).state;
  };
  expect([getState("account"), getState(null)]).toEqual(["is confirmed", "has reached us"]);
});

const SPEC = {
  orderNumber: "1",
  items: [],
  total: 1,
  email: "",
  shippingAddress: request.shippingAddress,
};

it("reads a record with only the documented members", () => {
  expect(readLastOrder(SPEC)).toEqual(SPEC);
});

it.each([
  {},
  [],
  "KLN-1",
  { ...SPEC, orderNumber: "" },
  { ...SPEC, items: [{}] },
  { ...SPEC, items: [{ ...item, quantity: 0.5 }] },
  { ...SPEC, total: "1" },
  { ...SPEC, shippingAddress: { firstName: "Asha" } },
  { ...SPEC, dispatchBy: "2026-02-30" },
  { ...SPEC, paymentMethod: "barter" },
  { ...SPEC, note: 7 },
])("refuses %j as a record", (stored) => expect(readLastOrder(stored)).toBeNull());
