import { whatsAppEndpoints } from "@/lib/messaging/whatsapp/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { listTexts } from "@/lib/messaging/whatsapp/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(whatsAppEndpoints.listTexts, async ({ db, query }) => {
    const page = await listTexts(db, query);
    return { body: page.items, page };
  }),
});
