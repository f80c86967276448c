import type { messagesAdminEndpoints } from "../../../lib/messaging/inbox/endpoints";
import { staffOnly, type Rows } from "./shared/all";

export const messagesRows: Rows<typeof messagesAdminEndpoints> = {
  listMessages: { expected: staffOnly(200) },
  summariseMessages: { expected: staffOnly(200) },
  updateMessage: {
    path: "/admin/messages/no-such-message",
    body: { status: "spam" },
    expected: staffOnly(404),
  },
  replyToMessage: {
    path: "/admin/messages/no-such-message/replies",
    body: { text: "Thank you." },
    expected: staffOnly(404),
  },
  listOrderMessages: { path: "/admin/orders/no-such-order/messages", expected: staffOnly(404) },
  writeToCustomer: {
    path: "/admin/orders/no-such-order/messages",
    body: { text: "Thank you." },
    expected: staffOnly(404),
  },
};
