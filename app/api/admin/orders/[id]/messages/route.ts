import { messagesAdminEndpoints } from "@/lib/messaging/inbox/endpoints";
import { listOrderMessages } from "@/lib/messaging/inbox/queries";
import { resource, route } from "@/lib/api/route/route";
import { findOrderName } from "@/lib/orders/read/find-order-name";
import { writeToCustomer } from "@/lib/orders/messages/write-to-customer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(messagesAdminEndpoints.listOrderMessages, async ({ db, params }) => {
    const { id } = await findOrderName(db, params.id);
    return { body: await listOrderMessages(db, id) };
  }),
  POST: route(messagesAdminEndpoints.writeToCustomer, async ({ by, params, body }) => ({
    body: await writeToCustomer({ ...by, id: params.id, text: body.text }),
  })),
});
