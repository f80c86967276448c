import { pushAdminEndpoints } from "@/lib/messaging/push/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { addDevice } from "@/lib/identity/devices/add-device";
import { readPush } from "@/lib/identity/devices/queries";

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
