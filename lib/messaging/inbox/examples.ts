import { AT, EMAIL, ID, LATER, ORDER_NUMBER } from "@/lib/base/examples/values";
import type { messagesAdminEndpoints } from "@/lib/messaging/inbox/endpoints";
import type { Examples } from "@/lib/base/examples/example";
import type { quoteEndpoints } from "@/lib/messaging/inbox/quote-endpoints";

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

export const messagesAdminExamples: Examples<
  typeof messagesAdminEndpoints,
  "listMessages" | "summariseMessages" | "updateMessage" | "replyToMessage"
> = {
  listMessages: { answer: [MESSAGE] },
  summariseMessages: {
    answer: { new: 3, late: 1, kinds: { contact: 1, order: 0, quote: 2 }, answerHours: 24 },
  },
  updateMessage: { body: { status: "spam" }, answer: { ...MESSAGE, status: "spam" } },
  replyToMessage: { body: { text: "We do, from 500 pieces." }, answer: ANSWERED_MESSAGE },
};

export const quoteExamples: Examples<typeof quoteEndpoints, "askPrice" | "listOwnQuotes"> = {
  askPrice: {
    body: {
      name: "Asha Rao",
      email: EMAIL,
      product: ID.product,
      quantity: "5000",
      length: "230",
      width: "155",
      height: "80",
      unit: "mm",
      measured: "inside",
      material: "Kraft, 3 ply",
      printSides: "outside",
      printColours: "2",
      neededBy: "2026-12-24",
    },
  },
  listOwnQuotes: {
    answer: [
      {
        _id: ID.entry,
        message: "The logo follows.",
        request: {
          product: { _id: ID.product, name: "Kraft mailer box" },
          packaging: null,
          quantity: 5000,
          size: { length: 230, width: 155, height: 80, unit: "mm" },
          measured: "inside",
          material: "Kraft, 3 ply",
          printSides: "outside",
          printColours: 2,
          neededBy: "2026-12-24",
        },
        file: { name: "logo.pdf", size: 48213 },
        order: { _id: ID.order, orderId: ORDER_NUMBER },
        offer: null,
        createdAt: AT,
        answeredAt: LATER,
        replies: [
          {
            _id: ID.review,
            text: "₹9.40 a piece.",
            by: "Meera Nair",
            createdAt: LATER,
            whatsapp: null,
          },
        ],
      },
    ],
  },
};
