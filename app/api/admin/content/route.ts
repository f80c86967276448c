import { endpoints } from "@/lib/api/endpoints";
import { readContentStates } from "@/lib/content/queries";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listContent, async ({ db }) => ({ body: await readContentStates(db) })),
});
