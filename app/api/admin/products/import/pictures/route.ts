import { catalogueFileEndpoints } from "@/lib/catalogue/csv/endpoints";
import { storePictures } from "@/lib/catalogue/csv/store-pictures";
import { type AppError, invalidField } from "@/lib/base/errors";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(catalogueFileEndpoints.importPictures, async ({ db, files }) => {
    const [zip] = files;
    if (!zip) throw noZip();
    return { body: await storePictures({ db, zip }) };
  }),
});

function noZip(): AppError {
  return invalidField("pictures", "Choose a ZIP of pictures.");
}
