import { readFile } from "node:fs/promises";
import { endpoints } from "@/lib/api/endpoints";
import { importProducts } from "@/lib/catalogue/csv/import-products";
import { AppError } from "@/lib/errors";
import { expireProducts } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.importProducts, async ({ db, query, files, actor, ipAddress }) => {
    const [file] = files;
    if (!file) throw noFile();
    const { report, changedProducts } = await importProducts({
      db,
      bytes: await readFile(file.path),
      dryRun: query.dryRun,
      actor,
      ipAddress,
    });
    expireProducts(changedProducts);
    return { body: report };
  }),
});

function noFile(): AppError {
  const message = "Choose a CSV file.";
  return new AppError("invalid_input", message, { fields: { file: message } });
}
