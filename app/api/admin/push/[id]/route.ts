import { pushAdminEndpoints } from "@/lib/messaging/push/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { removeDevice, updateDevice } from "@/lib/identity/devices/update-device";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(
    pushAdminEndpoints.updatePushDevice,
    async ({ db, identity, params: { id }, body: { events }, ipAddress }) => ({
      body: await updateDevice({ db, identity, id, events, ipAddress }),
    }),
  ),
  DELETE: route(
    pushAdminEndpoints.removePushDevice,
    ({ db, identity, params: { id }, ipAddress }) => removeDevice({ db, identity, id, ipAddress }),
  ),
});
