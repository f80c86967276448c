import { inChapter } from "@/lib/base/http/in-chapter";
import {
  messageListQuerySchema,
  messageSchema,
  messageSummarySchema,
  messageTextSchema,
  updateMessageSchema,
  contactSchema,
} from "@/lib/messaging/inbox/schemas";
import { idParams as params } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";

export const messagesAdminEndpoints = inChapter("Messages", {
  listMessages: {
    call: "GET /admin/messages",
    summary: "List messages",
    description:
      "What people wrote to the shop, and the shop to customers, with the answers; newest first, with the paging headers.",
    access: "messages.read",
    query: messageListQuerySchema,
    response: z.array(messageSchema),
    limit: "browse",
  },
  summariseMessages: {
    call: "GET /admin/messages/summary",
    summary: "Count waiting messages",
    description: "How many messages wait for an answer, and how many have waited too long.",
    access: "messages.read",
    response: messageSummarySchema,
    limit: "browse",
  },
  updateMessage: {
    call: "PATCH /admin/messages/{id}",
    summary: "Say how a message stands",
    description: "Marks a message as new, answered (such as by telephone) or spam.",
    access: "messages.write",
    params,
    body: updateMessageSchema,
    response: messageSchema,
    limit: "work",
  },
  replyToMessage: {
    call: "POST /admin/messages/{id}/replies",
    summary: "Answer a message",
    description: "Mails an answer to the writer of a message, and keeps it in its thread.",
    access: "messages.write",
    status: 201,
    params,
    body: messageTextSchema,
    response: messageSchema,
    limit: "change",
  },
  listOrderMessages: {
    call: "GET /admin/orders/{id}/messages",
    chapter: "Order management",
    summary: "List messages about an order",
    description: "What was written about an order, by its customer and to them, newest first.",
    access: "messages.read",
    params,
    response: z.array(messageSchema),
    limit: "browse",
  },
  writeToCustomer: {
    call: "POST /admin/orders/{id}/messages",
    chapter: "Order management",
    summary: "Write to the customer of an order",
    description: "Mails the customer of an order, and keeps the message with the order.",
    access: "messages.write",
    status: 201,
    params,
    body: messageTextSchema,
    response: messageSchema,
    limit: "change",
  },
});

export const contactEndpoints = inChapter("Messages", {
  sendContactMessage: {
    call: "POST /contact",
    summary: "Send a message to the shop",
    description: "Keeps a message and mails it to the shop.",
    access: "public",
    status: 202,
    body: contactSchema,
    response: z.undefined(),
    limit: "mail",
  },
});
