import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { readCustomerCredit, setCredit } from "@/lib/users/set-credit";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getCustomerCredit, async ({ db, params }) => ({
    body: await readCustomerCredit(db, params.id),
  })),
  PUT: route(endpoints.setCustomerCredit, async ({ db, params, body, actor, ipAddress }) => ({
    body: await setCredit({ db, id: params.id, request: body, actor, ipAddress }),
  })),
});
