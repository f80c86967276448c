import { ADDRESS, AT, EMAIL, ID, ORDER_NUMBER } from "@/lib/base/examples/example";
import { PRODUCT } from "@/lib/catalogue/lists/example-product";
import { TEXT_NAMES, mapTexts } from "@/lib/orders/texts/texts";

export const FIGURES = {
  subtotal: 2500,
  discount: 250,
  promoCode: "SAVE10",
  shipping: 0,
  tax: 180,
} as const;

export const TRACKING = {
  carrier: "Blue Dart",
  number: "69120456781",
  url: "https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=69120456781",
} as const;

export const LINE = {
  ...({ _id: ID.line, kind: "product", unit: "PAC", basis: 1, stage: null } as const),
  product: {
    _id: ID.product,
    name: PRODUCT.name,
    thumbnailImage: PRODUCT.thumbnailImage,
    packSize: PRODUCT.packSize,
    sku: PRODUCT.sku,
  },
  quantity: 2,
  price: 1250,
  lineTotal: 2500,
} as const;

export const LISTED_ORDER = {
  _id: ID.order,
  orderId: ORDER_NUMBER,
  status: "Pending",
  proof: "account",
  totalAmount: 2430,
  createdAt: AT,
  user: { name: "Asha Rao", email: EMAIL },
  phone: "+91 98765 43210",
  company: "Rao Foods",
  shippingAddress: { ...ADDRESS },
  products: [LINE],
  dispatchBy: "2026-11-24",
  partlyDispatched: false,
  kept: false,
  due: [
    {
      what: "total",
      amount: 2430,
      by: "2026-11-23",
      rule: "after_acceptance",
      state: "due",
      paid: 0,
    },
  ],
  payment: {
    method: "upi",
    state: "unpaid",
    due: 2430,
    paid: 0,
    refunded: 0,
    billed: false,
    dueOn: "2026-11-23",
  },
} as const;

export const ORDER = {
  ...LISTED_ORDER,
  updatedAt: AT,
  cancellable: true,
  deliverBy: "2026-11-26",
  ...FIGURES,
  taxes: [],
  roundOff: 0,
  taxPercent: 8,
  ...mapTexts(TEXT_NAMES, (_, { example }) => example),
  billingAddress: null,
  history: [{ status: "Pending", at: AT, by: "Asha Rao", party: "customer" }],
  tracking: null,
  documents: [
    {
      kind: "proforma",
      number: ORDER_NUMBER,
      date: "2026-11-20",
      url: `/api/orders/${ID.order}/documents/proforma`,
    },
  ],
} as const;
