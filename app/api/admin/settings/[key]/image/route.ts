import { endpoints } from "@/lib/api/endpoints";
import { cacheTags } from "@/lib/http-cache/cache-tags";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { updateSettingImage } from "@/lib/shop/settings/update-setting";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    endpoints.updateSettingImage,
    async ({ db, params, files, identity, ipAddress, expire }) => {
      const [file] = files;
      const setting = await updateSettingImage({
        db,
        identity,
        ...params,
        file,
        ipAddress,
      });
      expire([cacheTags.settings]);
      return { body: setting };
    },
  ),
});
