import {
  messageListQuerySchema,
  messageSchema,
  messageSummarySchema,
  messageTextSchema,
  updateMessageSchema,
} from "@/lib/inbox/schemas";
import { z } from "@/lib/base/input/zod";
import type { Endpoint } from "../endpoint";

const params = z.object({ id: z.string().min(1).max(64) });

/** The admin's calls about messages. */
export const messagesAdminEndpoints = {
  listMessages: {
    method: "GET",
    path: "/admin/messages",
    summary: "List messages",
    description:
      "What people wrote to the shop, and the shop to customers, with the answers; newest first, with the paging headers.",
    access: "messages.read",
    status: 200,
    query: messageListQuerySchema,
    response: z.array(messageSchema),
    limit: "browse",
  },
  summariseMessages: {
    method: "GET",
    path: "/admin/messages/summary",
    summary: "Count waiting messages",
    description: "How many messages wait for an answer, and how many have waited too long.",
    access: "messages.read",
    status: 200,
    response: messageSummarySchema,
    limit: "browse",
  },
  updateMessage: {
    method: "PATCH",
    path: "/admin/messages/{id}",
    summary: "Say how a message stands",
    description: "Marks a message as new, answered (such as by telephone) or spam.",
    access: "messages.write",
    status: 200,
    params,
    body: updateMessageSchema,
    response: messageSchema,
    limit: "work",
  },
  getMessageFile: {
    method: "GET",
    path: "/admin/messages/{id}/file",
    summary: "Download the file of a message",
    description:
      "The file that came with a request for a price, as bytes to be saved. Nobody looked for a virus in it.",
    access: "messages.read",
    status: 200,
    params,
    response: z.instanceof(Uint8Array<ArrayBuffer>),
    produces: "application/octet-stream",
    limit: "change",
  },
  replyToMessage: {
    method: "POST",
    path: "/admin/messages/{id}/replies",
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
    method: "GET",
    path: "/admin/orders/{id}/messages",
    summary: "List messages about an order",
    description: "What was written about an order, by its customer and to them, newest first.",
    access: "messages.read",
    status: 200,
    params,
    response: z.array(messageSchema),
    limit: "browse",
  },
  writeToCustomer: {
    method: "POST",
    path: "/admin/orders/{id}/messages",
    summary: "Write to the customer of an order",
    description: "Mails the customer of an order, and keeps the message with the order.",
    access: "messages.write",
    status: 201,
    params,
    body: messageTextSchema,
    response: messageSchema,
    limit: "change",
  },
} as const satisfies Record<string, Endpoint>;
