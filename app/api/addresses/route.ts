import { keepAddress, listAddresses } from "@/lib/addresses/addresses";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listAddresses, async ({ db, identity }) => ({
    body: await listAddresses(db, identity.account.id),
  })),
  POST: route(endpoints.keepAddress, async ({ db, body, identity: { account }, ipAddress }) => ({
    body: await keepAddress({ db, account, ipAddress }, body),
  })),
});
