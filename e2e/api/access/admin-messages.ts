import type { messagesAdminEndpoints } from "../../../lib/messaging/inbox/endpoints";
import { adminOnly, type Rows } from "./shared/all";

export const messagesRows: Rows<typeof messagesAdminEndpoints> = {
  listMessages: { expected: adminOnly(200) },
  summariseMessages: { expected: adminOnly(200) },
  updateMessage: {
    path: "/admin/messages/no-such-message",
    body: { status: "spam" },
    expected: adminOnly(404),
  },
  replyToMessage: {
    path: "/admin/messages/no-such-message/replies",
    body: { text: "Thank you." },
    expected: adminOnly(404),
  },
  listOrderMessages: { path: "/admin/orders/no-such-order/messages", expected: adminOnly(404) },
  writeToCustomer: {
    path: "/admin/orders/no-such-order/messages",
    body: { text: "Thank you." },
    expected: adminOnly(404),
  },
};
