import type { auditAdminEndpoints } from "@/lib/audit/endpoints";
import type { messagesAdminEndpoints } from "@/lib/messaging/inbox/endpoints";
import type { newsletterAdminEndpoints } from "@/lib/messaging/newsletter/admin-endpoints";
import type { promotionsAdminEndpoints } from "@/lib/shop/promotions/endpoints";
import type { settingsAdminEndpoints } from "@/lib/shop/settings/endpoints";
import type { orderListEndpoints } from "@/lib/orders/read/endpoints";
import type { orderEntryEndpoints } from "@/lib/orders/endpoints";
import type { orderAccessEndpoints } from "@/lib/orders/access/endpoints";
import type { orderMessageEndpoints } from "@/lib/orders/messages/endpoints";
import type { fulfilmentEndpoints } from "@/lib/fulfilment/endpoints";
import type { parcelEndpoints } from "@/lib/fulfilment/parcel-endpoints";
import type { documentsAdminEndpoints } from "@/lib/documents/endpoints";
import { shopExamples } from "./shop-examples";
import type { Examples } from "./example";
import {
  ADDRESS,
  AT,
  EMAIL,
  ID,
  LATER,
  LISTED_ORDER,
  ORDER,
  ORDER_NUMBER,
  TRACKING,
} from "./values";

const INVOICE = { number: "KLN/2627-00042", date: "2026-11-21" } as const;
/** No longer to be cancelled by its buyer. */
const CLOSED = { ...ORDER, cancellable: false } as const;
const SHIPPED = {
  ...CLOSED,
  status: "Shipped",
  tracking: TRACKING,
  documents: [
    ...ORDER.documents,
    { kind: "invoice", ...INVOICE, url: `/api/orders/${ID.order}/documents/${ID.invoice}` },
  ],
} as const;
const BY_SHOP = { at: LATER, by: "Meera Nair", party: "shop" } as const;
const CALLED_OFF = { ...BY_SHOP, status: "Cancelled", reason: "The board is sold out." } as const;
const STEPPED_BACK = { ...BY_SHOP, status: "Processing", takesBack: "Shipped" } as const;
const NOTE = { _id: ID.entry, text: "Called about the print.", by: "Meera Nair", createdAt: AT };

const ORDER_MAIL = {
  _id: ID.entry,
  template: "order-confirmation",
  state: "sent",
  reason: null,
  at: AT,
} as const;

export const ordersExamples: Examples<
  typeof orderListEndpoints &
    typeof orderEntryEndpoints &
    typeof orderAccessEndpoints &
    typeof orderMessageEndpoints &
    typeof fulfilmentEndpoints &
    typeof parcelEndpoints &
    Pick<typeof documentsAdminEndpoints, "issueInvoice">
> = {
  listAllOrders: { answer: [{ ...LISTED_ORDER, itemCount: 2 }] },
  quoteEntry: {
    body: {
      items: [{ product: ID.product, quantity: 2 }],
      state: "Karnataka",
      agreedPrices: [{ product: ID.product, price: 1250 }],
    },
    answer: { ...shopExamples.quoteCart.answer, promo: null },
  },
  enterOrder: {
    body: {
      customer: { name: "Asha Rao", email: EMAIL, phone: "+91 98765 43210" },
      products: [{ product: ID.product, quantity: 2, price: 1250 }],
      shippingAddress: ADDRESS,
      totalAmount: 2700,
    },
    answer: {
      orderId: ORDER_NUMBER,
      _id: ID.order,
      totalAmount: 2700,
      dispatchBy: ORDER.dispatchBy,
      deliverBy: ORDER.deliverBy,
      proof: "owner" as const,
    },
  },
  updateOrder: { body: { status: "Shipped", tracking: TRACKING }, answer: SHIPPED },
  issueInvoice: { answer: INVOICE },
  setOrderEmail: { body: { email: EMAIL }, answer: ORDER },
  createOrderLink: {
    answer: {
      url: `https://shop.example.com/order-confirmation?order=${ORDER_NUMBER}&key=2b7f0c51d6a84e39`,
      expiresAt: "2027-02-20T09:30:00.000Z",
    },
  },
  acceptOrder: { answer: { ...ORDER, proof: "owner" } },
  endOrderShort: {
    body: { reason: "The mould broke.", tellReason: true, stock: "written_off" },
    answer: { ...ORDER, status: "Shipped" },
  },
  callOffOrder: {
    body: { reason: "The board is sold out.", tellReason: true, restock: false },
    answer: { ...CLOSED, status: "Cancelled", history: [...ORDER.history, CALLED_OFF] },
  },
  stepBackOrder: {
    body: { to: "Processing", reason: "Another order's label." },
    answer: { ...CLOSED, status: "Processing", history: [...ORDER.history, STEPPED_BACK] },
  },
  updateOrders: {
    body: { ids: [ORDER_NUMBER], status: "Processing" },
    answer: [{ orderId: ORDER_NUMBER, ok: true, message: "Now Processing" }],
  },
  shipOrders: {
    body: { carrier: "Blue Dart", lines: `${ORDER_NUMBER}, 69120456781`, dryRun: true },
    answer: {
      rows: [
        {
          line: 1,
          orderId: ORDER_NUMBER,
          number: "69120456781",
          state: "ready",
          message: "Asha Rao, Bengaluru",
        },
      ],
      ready: 1,
      shipped: 0,
      refused: 0,
    },
  },
  listOrderMails: { answer: [ORDER_MAIL] },
  resendOrderMail: { body: { template: "order-confirmation" }, answer: [ORDER_MAIL] },
  listOrderNotes: { answer: [NOTE] },
  addOrderNote: { body: { text: NOTE.text }, answer: NOTE },
};

const TERMS = {
  percent: 10,
  startsAt: AT,
  endsAt: null,
  maxUses: 500,
  maxUsesPerCustomer: 1,
} as const;
const PROMO_CODE = {
  code: "SAVE10",
  ...TERMS,
  active: true,
  createdAt: AT,
  state: "active",
  uses: 12,
  discountGiven: 3150,
  sales: 29480.5,
  lastUsedAt: LATER,
  version: "7",
} as const;

export const promotionsExamples: Examples<typeof promotionsAdminEndpoints> = {
  listPromoCodes: { answer: [PROMO_CODE] },
  createPromoCode: { body: { code: "SAVE10", ...TERMS }, answer: PROMO_CODE },
  updatePromoCode: {
    body: { active: false, version: "7" },
    answer: { ...PROMO_CODE, active: false, state: "ended", version: "8" },
  },
};

const MESSAGE = {
  _id: ID.entry,
  kind: "contact",
  status: "new",
  name: "Asha Rao",
  email: EMAIL,
  company: "Rao Foods",
  phone: null,
  message: "Do you print on mailers?",
  order: null,
  offer: null,
  request: null,
  file: null,
  writtenBy: null,
  createdAt: AT,
  answeredAt: null,
  replies: [],
  whatsapp: null,
} as const;

const ANSWERED_MESSAGE = {
  ...MESSAGE,
  status: "answered",
  answeredAt: LATER,
  replies: [
    {
      _id: ID.review,
      text: "We do, from 500 pieces.",
      by: "Meera Nair",
      createdAt: LATER,
      whatsapp: null,
    },
  ],
} as const;

const ORDER_MESSAGE = {
  ...MESSAGE,
  kind: "order",
  status: "answered",
  message: "Your boxes are printed.",
  order: { _id: ID.order, orderId: ORDER_NUMBER },
  writtenBy: "Meera Nair",
} as const;

export const messagesExamples: Examples<typeof messagesAdminEndpoints> = {
  listMessages: { answer: [MESSAGE] },
  summariseMessages: {
    answer: { new: 3, late: 1, kinds: { contact: 1, order: 0, quote: 2 }, answerHours: 24 },
  },
  updateMessage: { body: { status: "spam" }, answer: { ...MESSAGE, status: "spam" } },
  replyToMessage: { body: { text: "We do, from 500 pieces." }, answer: ANSWERED_MESSAGE },
  listOrderMessages: { answer: [ORDER_MESSAGE] },
  writeToCustomer: { body: { text: "Your boxes are printed." }, answer: ORDER_MESSAGE },
};

export const newsletterAdminExamples: Examples<typeof newsletterAdminEndpoints> = {
  listSubscriptions: {
    answer: [
      {
        _id: ID.entry,
        email: EMAIL,
        state: "confirmed",
        source: "checkout",
        requestedAt: AT,
        confirmedAt: LATER,
        confirmedBy: "mailed_link",
        unsubscribedAt: null,
      },
    ],
  },
  summariseSubscriptions: { answer: { confirmed: 210, pending: 8, unsubscribed: 31 } },
};

export const auditExamples: Examples<typeof auditAdminEndpoints> = {
  listAuditLogs: {
    answer: [
      {
        id: ID.entry,
        timestamp: LATER,
        user: "meera@example.in",
        userName: "Meera Nair",
        action: "User Role Updated",
        type: "user",
        description: `${EMAIL} is now admin`,
        status: "success",
        ipAddress: "203.0.113.7",
        details: { changes: { role: { before: "user", after: "admin" } } },
      },
    ],
  },
  summariseAuditLogs: { answer: { total: 96, successful: 91, failed: 5, uniqueUsers: 14 } },
};

const SETTING = {
  key: "taxPercent",
  value: "8",
  type: "text",
  description: "Tax percent",
} as const;

export const settingsExamples: Examples<typeof settingsAdminEndpoints> = {
  listSettings: { answer: { taxPercent: SETTING } },
  updateSetting: { body: { value: "8" }, answer: SETTING },
  listUntranslated: { answer: ["Kraft paper", "# GSM board"] },
  updateSettingImage: {
    body: {},
    answer: {
      key: "logoImageUrl",
      value: "/media/logo.webp",
      type: "url",
      description: "Logo",
    },
  },
};
