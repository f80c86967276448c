import { productSummarySchema } from "@/lib/catalogue/fields/summary-schema";
import type { newsletterEndpoints } from "@/lib/messaging/newsletter/endpoints";
import type { orderEndpoints } from "@/lib/orders/endpoints";
import type { paymentEndpoints } from "@/lib/payments/endpoints";
import type { documentEndpoints } from "@/lib/documents/endpoints";
import type { productListEndpoints } from "@/lib/catalogue/lists/endpoints";
import type { productEndpoints } from "@/lib/catalogue/product-page/endpoints";
import type { categoryEndpoints } from "@/lib/catalogue/categories/endpoints";
import type { publicSettingsEndpoints } from "@/lib/shop/settings/endpoints";
import type { deliveryEndpoints } from "@/lib/shop/delivery/endpoints";
import type { cartEndpoints } from "@/lib/orders/cart/endpoints";
import type { tableEndpoints } from "@/lib/files/tables/endpoints";
import type { contactEndpoints } from "@/lib/messaging/inbox/endpoints";
import type { healthEndpoints } from "@/lib/dashboard/system/endpoints";
import { CERTIFICATE } from "./certificate-examples";
import type { Examples } from "./example";
import {
  ADDRESS,
  CATEGORY,
  EMAIL,
  FIGURES,
  ID,
  ORDER,
  ORDER_NUMBER,
  PRODUCT,
  REVIEW,
} from "./values";

const { promoCode: code, ...totals } = FIGURES;

const COMPANION = {
  ...productSummarySchema.parse(PRODUCT),
  _id: ID.companion,
  name: "Paper Tape, 48 mm",
};

export const shopExamples: Examples<
  typeof productListEndpoints &
    typeof productEndpoints &
    typeof categoryEndpoints &
    typeof publicSettingsEndpoints &
    typeof deliveryEndpoints &
    typeof cartEndpoints &
    typeof tableEndpoints &
    typeof contactEndpoints &
    typeof healthEndpoints
> = {
  listProducts: { answer: [PRODUCT] },
  suggestProducts: {
    answer: [
      {
        _id: ID.product,
        name: PRODUCT.name,
        thumbnailImage: PRODUCT.thumbnailImage,
        price: PRODUCT.price,
      },
    ],
  },
  listCompanions: { answer: [COMPANION] },
  getProduct: {
    answer: {
      ...PRODUCT,
      productReviews: [REVIEW],
      certificates: [CERTIFICATE],
      family: {
        name: "Corrugated Shipping Box",
        sizes: [
          { _id: ID.companion, label: "9 × 6 × 4 in", inStock: false },
          { _id: ID.product, label: "12 × 9 × 6 in", inStock: true },
        ],
      },
      companions: [
        {
          _id: ID.companion,
          name: COMPANION.name,
          thumbnailImage: COMPANION.thumbnailImage,
          price: COMPANION.price,
        },
      ],
    },
  },
  listCategories: { answer: [CATEGORY] },
  getPublicSettings: { answer: { logoImageUrl: "", footerCredits: "Made in Bengaluru" } },
  readDelivery: {
    answer: {
      served: true,
      state: "Karnataka",
      earliest: "2026-11-26",
      latest: "2026-11-27",
    },
  },
  listShippingWays: {
    answer: [
      { way: "courier", amount: 240, words: "By courier to your door." },
      { way: "pickup", amount: 0, words: "You collect it from us." },
    ],
  },
  quoteCart: {
    body: { items: [{ product: ID.product, quantity: 2 }], promoCode: code },
    answer: {
      lines: [
        {
          kind: "product",
          unit: "PAC",
          basis: 1,
          product: ID.product,
          name: PRODUCT.name,
          thumbnailImage: PRODUCT.thumbnailImage,
          price: 1250,
          quantity: 2,
          lineTotal: 2500,
          stockCount: 140,
          available: true,
        },
      ],
      ...totals,
      promo: { code, percent: 10 },
      total: 2430,
    },
  },
  findCartItems: {
    body: { items: ["KM-9", "KM-99"] },
    answer: {
      items: [
        { item: "KM-9", product: productSummarySchema.parse(PRODUCT) },
        { item: "KM-99", problem: "No product has this article number or name." },
      ],
    },
  },
  readTable: {
    body: {},
    answer: { text: "sku,packs\nKM-9,5", sheet: "June", sheets: ["June", "July"] },
  },
  sendContactMessage: {
    body: { name: "Asha Rao", email: EMAIL, message: "Do you print on mailers?" },
  },
  checkLiveness: { answer: { status: "ok" } },
  checkReadiness: { answer: { status: "ok", missing: [] } },
  getOpenApi: { answer: { openapi: "3.1.0" } },
};

export const orderExamples: Examples<
  typeof orderEndpoints & typeof paymentEndpoints & typeof documentEndpoints
> = {
  placeOrder: {
    body: {
      products: [{ product: ID.product, quantity: 2, price: 1250 }],
      shippingAddress: ADDRESS,
      totalAmount: 2430,
      email: EMAIL,
      phone: "+91 98765 43210",
      promoCode: code,
    },
    answer: {
      orderId: ORDER_NUMBER,
      _id: ID.order,
      totalAmount: 2430,
      dispatchBy: "2026-11-24",
      deliverBy: "2026-11-26",
      proof: null,
      accessKey: "rT5u0mB1yYqf3n8xW2kLd7vSa4cEoHgPiJzNwQeXtA0",
    },
  },
  listOrders: { answer: [ORDER] },
  summariseOrders: { answer: { total: 4, pending: 1, delivered: 3, spent: 12480 } },
  renewOrderKey: { body: { orderId: ORDER_NUMBER, email: EMAIL } },
  getOrder: { answer: ORDER },
  getPaymentInstructions: {
    answer: {
      ...ORDER.payment,
      reference: ORDER_NUMBER,
      upi: {
        id: "klnpackaging@okicici",
        payee: "KLN Packaging",
        link: "upi://pay?pa=klnpackaging@okicici&pn=KLN%20Packaging&am=2430.00&cu=INR&tn=7Q4M2X%20KLN-202611-7Q4M2X&tr=KLN2026117Q4M2X",
        qr: "data:image/svg+xml;base64,PHN2Zy8+",
      },
      bank: null,
    },
  },
  cancelOrder: { answer: { ...ORDER, status: "Cancelled", cancellable: false } },
  confirmOrder: {
    body: { token: "b1N7kQ2sT9vX4yZ6" },
    answer: { ...ORDER, proof: "link" },
  },
  sendOrderMessage: { body: { message: "Can you deliver after five?" } },
};

export const newsletterExamples: Examples<typeof newsletterEndpoints> = {
  confirmSubscription: { body: { link: "newsletter.019aa1f0.c2lnbmF0dXJl" } },
  unsubscribe: { answer: { list: "newsletter" } },
};
