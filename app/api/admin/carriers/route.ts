import { carriersAdminEndpoints } from "@/lib/shop/carriers/endpoints";
import { replaceCarriers } from "@/lib/shop/carriers/replace-carriers";
import { listCarriers } from "@/lib/shop/carriers/queries";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(carriersAdminEndpoints.listCarriers, async ({ db }) => ({
    body: await listCarriers(db),
  })),
  PUT: route(carriersAdminEndpoints.keepCarriers, async ({ by, body }) => ({
    body: await replaceCarriers({ ...by, request: body }),
  })),
});
