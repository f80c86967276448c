import { endpoints } from "@/lib/api/endpoints";
import { discardDraft } from "@/lib/content/save-content";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(endpoints.discardContentDraft, async ({ db, params, actor, ipAddress }) => ({
    body: await discardDraft({ db, ...params, actor, ipAddress }),
  })),
});
