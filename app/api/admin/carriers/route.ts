import { endpoints } from "@/lib/api/endpoints";
import { keepCarriers } from "@/lib/carriers/keep-carriers";
import { listCarriers } from "@/lib/carriers/queries";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listCarriers, async ({ db }) => ({ body: await listCarriers(db) })),
  PUT: route(endpoints.keepCarriers, async ({ db, body, actor, ipAddress }) => ({
    body: await keepCarriers({ db, request: body, actor, ipAddress }),
  })),
});
