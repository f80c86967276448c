import { pushAdminEndpoints } from "@/lib/push/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { addDevice } from "@/lib/push/add-device";
import { readPush } from "@/lib/push/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(pushAdminEndpoints.readPush, async ({ db, identity }) => ({
    body: await readPush(db, identity),
  })),
  PUT: route(
    pushAdminEndpoints.addPushDevice,
    async ({ db, identity, body: device, ipAddress }) => ({
      body: await addDevice({ db, identity, device, ipAddress }),
    }),
  ),
});
