import { endpoints } from "@/lib/api/endpoints";
import { cacheTags } from "@/lib/caching/cache-tags";
import { expireTags } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { updateSettingImage } from "@/lib/settings/update-setting-image";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.updateSettingImage, async ({ db, params, files, identity, ipAddress }) => {
    const [file] = files;
    const setting = await updateSettingImage({
      db,
      identity,
      ...params,
      file,
      ipAddress,
    });
    expireTags([cacheTags.settings]);
    return { body: setting };
  }),
});
