import { orderMessageEndpoints } from "@/lib/orders/messages/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { addOrderNote, listOrderNotes } from "@/lib/orders/messages/order-notes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(orderMessageEndpoints.listOrderNotes, async ({ db, params }) => ({
    body: await listOrderNotes(db, params.id),
  })),
  POST: route(orderMessageEndpoints.addOrderNote, async ({ by, params, body }) => ({
    body: await addOrderNote({ ...by, id: params.id, text: body.text }),
  })),
});
