import { cacheTags } from "@/lib/http/cache/cache-tags";
import { healthEndpoints } from "@/lib/dashboard/system/endpoints";
import { openApiDocument } from "@/lib/api/openapi";
import type { OpenApiDocument } from "@/lib/api/openapi-document";
import { env } from "@/lib/base/env";
import { resource, route } from "@/lib/api/route/route";
import { sessionCookieName } from "@/lib/identity/session/cookies";

/** Generated once per process: it takes a fifth of a second and never changes. */
let document: OpenApiDocument | undefined;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(healthEndpoints.getOpenApi, () => {
    document ??= openApiDocument(env().APP_URL, sessionCookieName());
    return { body: { ...document }, tags: [cacheTags.openapi] };
  }),
});
