import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { readCustomerCredit, setCredit } from "@/lib/identity/users/set-credit";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getCustomerCredit, async ({ db, params }) => ({
    body: await readCustomerCredit(db, params.id),
  })),
  PUT: route(endpoints.setCustomerCredit, async ({ db, params, body, actor, ipAddress }) => ({
    body: await setCredit({ db, id: params.id, request: body, actor, ipAddress }),
  })),
});
