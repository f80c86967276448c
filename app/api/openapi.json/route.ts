import { endpoints } from "@/lib/api/endpoints";
import { openApiDocument } from "@/lib/api/openapi";
import { env } from "@/lib/env";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { sessionCookieName } from "@/lib/session/cookies";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getOpenApi, () => ({
    body: { ...openApiDocument(env().APP_URL, sessionCookieName()) },
    tags: [],
  })),
});
