import type { messagesAdminEndpoints } from "@/lib/messaging/inbox/endpoints";
import { type Examples, AT, EMAIL, ID, LATER } from "@/lib/base/examples/example";

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
  customer: null,
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
    answer: { new: 3, late: 1, kinds: { contact: 1, order: 2 }, answerHours: 24 },
  },
  updateMessage: { body: { status: "spam" }, answer: { ...MESSAGE, status: "spam" } },
  replyToMessage: { body: { text: "We do, from 500 pieces." }, answer: ANSWERED_MESSAGE },
};
