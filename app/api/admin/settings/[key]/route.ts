import { settingsAdminEndpoints } from "@/lib/shop/settings/endpoints";
import { toActor } from "@/lib/audit/record";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { resource, route } from "@/lib/api/route/route";
import { followTurnover } from "@/lib/documents/portal-files/open-task";
import { lockSignedInAdmin } from "@/lib/identity/session/lock-account";
import { updateSetting } from "@/lib/shop/settings/update-setting";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(
    settingsAdminEndpoints.updateSetting,
    async ({ db, params, body, identity, ipAddress, expire }) => {
      const setting = await updateSetting({
        db,
        actor: toActor(identity.account),
        lockAdmin: (tx) => lockSignedInAdmin(tx, identity),
        ...params,
        ...body,
        ipAddress,
        follow: followTurnover,
      });
      expire([cacheTags.settings]);
      return { body: setting };
    },
  ),
});
