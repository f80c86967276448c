import { contentAdminEndpoints } from "@/lib/shop/content/endpoints";
import { discardDraft } from "@/lib/shop/content/save-content";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(contentAdminEndpoints.discardContentDraft, async ({ by, params }) => ({
    body: await discardDraft({ ...params, ...by }),
  })),
});
