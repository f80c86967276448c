import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { listTexts } from "@/lib/whatsapp/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listTexts, async ({ db, query }) => {
    const page = await listTexts(db, query);
    return { body: page.items, page };
  }),
});
