import { cacheTags } from "@/lib/http-cache/cache-tags";
import { endpoints } from "@/lib/api/endpoints";
import { openApiDocument } from "@/lib/api/openapi";
import { env } from "@/lib/base/env";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { sessionCookieName } from "@/lib/session/cookies";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getOpenApi, () => ({
    body: { ...openApiDocument(env().APP_URL, sessionCookieName()) },
    tags: [cacheTags.openapi],
  })),
});
