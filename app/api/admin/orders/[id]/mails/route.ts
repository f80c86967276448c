import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { listOrderMails, resendOrderMail } from "@/lib/orders/messages/order-mails";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listOrderMails, async ({ db, params }) => ({
    body: await listOrderMails(db, params.id),
  })),
  POST: route(endpoints.resendOrderMail, async ({ db, params, body, actor, ipAddress }) => ({
    body: await resendOrderMail({ db, id: params.id, ...body, actor, ipAddress }),
  })),
});
