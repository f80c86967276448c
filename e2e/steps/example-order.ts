import { PLAIN_PACKS } from "@/lib/orders/cart/cart-line";
import type { Order, OrderLine } from "@/lib/orders/order";
import { addGst, sumTaxes } from "@/lib/pricing/gst";
import { calculateAmounts } from "@/lib/pricing/totals";

/** An order under GST for tests of documents: any number of lines, within Haryana or to Karnataka. */

const PRODUCTS = [
  { name: "Kraft mailer box, 200 × 150 × 75 mm", hsnCode: "48191010", rateBasisPoints: 500 },
  { name: "Paper bag with twisted handles", hsnCode: "48193000", rateBasisPoints: 1800 },
  { name: "Honeycomb paper wrap", hsnCode: "48081000", rateBasisPoints: 1800 },
  { name: "Sample kit", hsnCode: null, rateBasisPoints: 1800 },
] as const;

const SELLER_STATE = "06";

export function exampleOrder({
  lines: count = 3,
  to = "29",
  pricePaise = 124_550,
  promoPercent = 10,
} = {}): Order {
  const wanted = Array.from({ length: count }, (_, index) => productAt(index, pricePaise));
  const rules = { freeShippingAbovePaise: 10_000_000, shippingFeePaise: 15_000 };
  const isWithinState = to === SELLER_STATE;
  const rated = wanted.map(({ line, rateBasisPoints }) => ({ ...line, rateBasisPoints }));
  const amounts = calculateAmounts(rated, rules, promoPercent);
  const { totals, roundOffPaise, lineTaxes } = addGst(rated, amounts, isWithinState);
  const lines = wanted.map(({ line }, index): OrderLine => {
    return { ...line, tax: lineTaxes[index] ?? null };
  });
  const taxes = sumTaxes(lineTaxes, isWithinState);
  return {
    ...ORDER,
    ...(isWithinState ? WITHIN : {}),
    lines,
    totals: { ...totals, sampleCreditPaise: 0, taxPercent: 0 },
    gst: { sellerState: SELLER_STATE, placeOfSupply: to, taxes, roundOffPaise },
    payment: { ...ORDER.payment, outstandingPaise: totals.totalPaise },
  };
}

function productAt(index: number, firstPaise: number) {
  const { rateBasisPoints, ...product } = PRODUCTS[index % PRODUCTS.length] ?? PRODUCTS[0];
  const [pricePaise, quantity] = [firstPaise + index * 37, 1 + (index % 7)];
  const line = {
    ...PLAIN_PACKS,
    ...product,
    id: `0198f2d4-0000-7000-8000-${String(index).padStart(12, "0")}`,
    productId: null,
    thumbnailImage: "",
    packSize: index % 4 === 3 ? null : "100 pieces",
    sku: index % 4 === 3 ? null : `KM-${index + 1}`,
    pricePaise,
    quantity,
    lineTotalPaise: pricePaise * quantity,
  };
  return { line, rateBasisPoints };
}

const ADDRESS = {
  firstName: "Ravi",
  lastName: "Iyer",
  address: "48 Residency Road",
  apartment: null,
  city: "Bengaluru",
  state: "Karnataka",
  zipCode: "560025",
  country: "India",
} as const;

/** A buyer in the seller's state without a GSTIN. */
const WITHIN = {
  shipTo: { ...ADDRESS, city: "Gurugram", state: "Haryana", zipCode: "122001" },
  billing: { address: null, gstin: null, consigneeGstin: null, poNumber: null },
} satisfies Partial<Order>;

const ORDER: Omit<Order, "lines" | "totals" | "gst"> = {
  id: "0198f2d4-0000-7000-8000-000000000001",
  orderId: "KLN-261121-7K4Q9X",
  status: "Pending",
  proof: "account",
  promo: { code: "SAVE10", percent: 10 },
  createdAt: new Date("2026-11-20T20:00:00.000Z"),
  updatedAt: new Date("2026-11-20T20:00:00.000Z"),
  customer: {
    name: "Asha Verma",
    email: "asha@greenleaf.example",
    phone: "+91 98765 43210",
    company: "Greenleaf Foods Private Limited",
  },
  shipTo: ADDRESS,
  billing: {
    address: { ...ADDRESS, firstName: "Asha", lastName: "Verma", address: "12 MG Road" },
    gstin: "29AAGCB7383J1Z4",
    consigneeGstin: null,
    poNumber: "PO-2211",
  },
  note: null,
  shippingWay: null,
  history: [],
  dispatchBy: "2026-11-24",
  deliverBy: "2026-11-26",
  tracking: null,
  partlyDispatched: false,
  kept: false,
  cancellable: true,
  isReplacement: false,
  language: "en",
  documents: [],
  payment: {
    method: null,
    state: "unpaid",
    outstandingPaise: 0,
    paidPaise: 0,
    refundedPaise: 0,
    isBilled: false,
    dueOn: null,
    advancePercent: 0,
  },
};
