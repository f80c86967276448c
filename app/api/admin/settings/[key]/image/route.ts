import { settingsAdminEndpoints } from "@/lib/shop/settings/endpoints";
import { toActor } from "@/lib/audit/record";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { resource, route } from "@/lib/api/route/route";
import { lockSignedInAdmin } from "@/lib/identity/session/lock-account";
import { updateSettingImage } from "@/lib/shop/settings/update-setting";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    settingsAdminEndpoints.updateSettingImage,
    async ({ db, params, files, identity, ipAddress, expire }) => {
      const [file] = files;
      const setting = await updateSettingImage({
        db,
        actor: toActor(identity.account),
        lockAdmin: (tx) => lockSignedInAdmin(tx, identity),
        ...params,
        file,
        ipAddress,
      });
      expire([cacheTags.settings]);
      return { body: setting };
    },
  ),
});
