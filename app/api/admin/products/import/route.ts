import { readFile } from "node:fs/promises";
import { catalogueFileEndpoints } from "@/lib/catalogue/csv/endpoints";
import { cacheTags, changedTags } from "@/lib/http/cache/cache-tags";
import { importProducts } from "@/lib/catalogue/csv/import-products";
import { type AppError, invalidField } from "@/lib/base/errors";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(catalogueFileEndpoints.importProducts, async ({ by, query, body, files, expire }) => {
    const [file] = files;
    if (!file) throw noFile();
    const { report, changedProducts, newCategories, failure } = await importProducts({
      ...by,
      bytes: await readFile(file.path),
      fields: body,
      dryRun: query.dryRun,
    });
    expire(changedTags(changedProducts));
    if (newCategories.length > 0) expire([cacheTags.categories]);
    if (failure !== null) throw failure;
    return { body: report };
  }),
});

function noFile(): AppError {
  return invalidField("file", "Choose a CSV or Excel file.");
}
