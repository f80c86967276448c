import { orderMessageEndpoints } from "@/lib/orders/messages/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { listOrderMails, resendOrderMail } from "@/lib/orders/messages/order-mails";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(orderMessageEndpoints.listOrderMails, async ({ db, params }) => ({
    body: await listOrderMails(db, params.id),
  })),
  POST: route(orderMessageEndpoints.resendOrderMail, async ({ by, params, body }) => ({
    body: await resendOrderMail({ id: params.id, ...body, ...by }),
  })),
});
