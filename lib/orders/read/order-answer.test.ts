import { describe, expect, it } from "vitest";
import { PLAIN_PACKS } from "@/lib/orders/cart/cart-line";
import type { Order } from "../order";
import { listedOrderAnswer, orderAnswer, placedOrderAnswer } from "./order-answer";
import { orderSchema } from "../schemas";

const order: Order = {
  id: "0199c0de-0000-7000-8000-000000000001",
  orderId: "KLN-261121-7K4Q9X",
  createdAt: new Date("2026-11-20T20:00:00Z"),
  updatedAt: new Date("2026-11-20T20:00:00Z"),
  status: "Shipped",
  proof: "account",
  customer: { name: "Asha Verma", email: "asha@example.com", phone: null, company: "Greenleaf" },
  shipTo: {
    firstName: "Ravi",
    lastName: "Iyer",
    address: "12 MG Road",
    apartment: null,
    city: "Gurugram",
    state: "Haryana",
    zipCode: "122001",
    country: "India",
  },
  billing: { address: null, gstin: null, consigneeGstin: null, poNumber: null },
  note: null,
  shippingWay: null,
  gst: null,
  lines: [
    {
      ...PLAIN_PACKS,
      id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a2b",
      productId: null,
      name: "Kraft mailer box",
      thumbnailImage: "/media/box.webp",
      packSize: "100 pieces",
      sku: "KB-1",
      pricePaise: 125_050,
      quantity: 2,
      lineTotalPaise: 250_100,
      hsnCode: null,
      tax: null,
    },
  ],
  promo: { code: "SAVE10", percent: 10 },
  totals: {
    subtotalPaise: 250_100,
    discountPaise: 25_010,
    sampleCreditPaise: 0,
    shippingPaise: 0,
    taxPercent: 8,
    taxPaise: 18_007,
    totalPaise: 243_097,
  },
  history: [
    { status: "Pending", at: new Date("2026-11-20T20:00:00Z"), by: "Asha", party: "customer" },
  ],
  dispatchBy: "2026-11-24",
  deliverBy: "2026-11-26",
  tracking: { carrier: "DTDC", number: "D-1", url: null },
  partlyDispatched: false,
  kept: false,
  cancellable: true,
  isReplacement: false,
  language: "en",
  documents: [],
  payment: {
    method: "account",
    state: "part",
    outstandingPaise: 143_097,
    paidPaise: 100_000,
    refundedPaise: 0,
    isBilled: true,
    dueOn: new Date("2026-12-20"),
    advancePercent: 0,
  },
};

describe("an order as the API answers it", () => {
  it("has its documented names, and amounts in rupees", () => {
    const answer = orderAnswer(order);
    expect(answer).toMatchObject({
      _id: order.id,
      totalAmount: 2430.97,
      subtotal: 2501,
      discount: 250.1,
      promoCode: "SAVE10",
      shipping: 0,
      tax: 180.07,
      taxes: [],
      roundOff: 0,
      taxPercent: 8,
      user: { name: "Asha Verma", email: "asha@example.com" },
      company: "Greenleaf",
      products: [{ product: { _id: null, packSize: "100 pieces" }, quantity: 2, price: 1250.5 }],
      history: [{ status: "Pending", at: "2026-11-20T20:00:00.000Z", party: "customer" }],
      dispatchBy: "2026-11-24",
      deliverBy: "2026-11-26",
      tracking: { carrier: "DTDC", number: "D-1", url: "" },
      payment: {
        method: "account",
        state: "part",
        due: 1430.97,
        paid: 1000,
        refunded: 0,
        billed: true,
        dueOn: "2026-12-20",
      },
      due: [{ what: "balance", amount: 2430.97, by: "2026-12-20", paid: 1000 }],
    });
    expect(orderSchema.parse(answer)).toEqual(answer);
  });

  it("omits an absent apartment, code and tracking details", () => {
    const { shippingAddress, promoCode, tracking } = orderAnswer({
      ...order,
      promo: null,
      tracking: null,
    });
    expect(JSON.stringify(shippingAddress)).not.toContain("apartment");
    expect({ promoCode, tracking }).toEqual({ promoCode: null, tracking: null });
  });

  it("counts its packs in the admin's list", () => {
    expect(listedOrderAnswer(order).itemCount).toBe(2);
  });

  it("returns its key only to a guest", () => {
    const placed = {
      id: order.id,
      orderId: order.orderId,
      totalPaise: 243_097,
      dispatchBy: "2026-11-24",
      deliverBy: "2026-11-26",
      accessKey: "key",
      isNew: true,
      changedProducts: [],
      soldOut: false,
    };
    const { id: _id, orderId, dispatchBy, deliverBy } = placed;
    const answer = { _id, orderId, totalAmount: 2430.97, dispatchBy, deliverBy };
    const proof = "account";
    expect(placedOrderAnswer(placed, { isGuest: false, proof })).toEqual({ ...answer, proof });
    expect(placedOrderAnswer(placed, { isGuest: true, proof: null })).toEqual({
      ...answer,
      proof: null,
      accessKey: "key",
    });
  });
});
