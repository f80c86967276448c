import { invalidField } from "@/lib/base/errors";
import { sizesAdminEndpoints } from "@/lib/catalogue/sizes/admin/endpoints";
import { STYLE_PICTURE } from "@/lib/catalogue/sizes/admin/schemas";
import { storeUpload } from "@/lib/files/store-image";
import { resource, route } from "@/lib/api/route/route";

const { field } = STYLE_PICTURE;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(sizesAdminEndpoints.addStylePicture, async ({ db, files: [file] }) => {
    if (!file) throw invalidField(field, "Choose a picture first.");
    return { body: { picture: await storeUpload(file, field, { db }) } };
  }),
});
