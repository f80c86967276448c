import { endpoints } from "@/lib/api/endpoints";
import { changeTaxRate } from "@/lib/gst/change-tax-rate";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(endpoints.changeTaxRate, async ({ db, params, body, actor, ipAddress }) => ({
    body: await changeTaxRate({ db, id: params.id, request: body, actor, ipAddress }),
  })),
});
