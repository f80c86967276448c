import { keepAddress, listAddresses } from "@/lib/orders/addresses/addresses";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listAddresses, async ({ db, identity }) => ({
    body: await listAddresses(db, identity.account),
  })),
  POST: route(endpoints.keepAddress, async ({ db, body, identity: { account }, ipAddress }) => ({
    body: await keepAddress({ db, account, ipAddress }, body),
  })),
});
