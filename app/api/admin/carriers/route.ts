import { endpoints } from "@/lib/api/endpoints";
import { keepCarriers } from "@/lib/shop/carriers/keep-carriers";
import { listCarriers } from "@/lib/shop/carriers/queries";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listCarriers, async ({ db }) => ({ body: await listCarriers(db) })),
  PUT: route(endpoints.keepCarriers, async ({ db, body, actor, ipAddress }) => ({
    body: await keepCarriers({ db, request: body, actor, ipAddress }),
  })),
});
