import { readFile } from "node:fs/promises";
import { endpoints } from "@/lib/api/endpoints";
import { actorOf } from "@/lib/audit/actor";
import { cacheTags } from "@/lib/cache-tags";
import { importProducts } from "@/lib/catalogue/csv/import-products";
import { prisma } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { expireTags } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.importProducts, async ({ query, files, identity, ipAddress }) => {
    const [file] = files;
    if (!file) throw noFile();
    const { report, changedProducts } = await importProducts({
      db: prisma(),
      bytes: await readFile(file.path),
      dryRun: query.dryRun,
      actor: actorOf(identity.account),
      ipAddress,
    });
    if (changedProducts.length > 0) {
      expireTags([...changedProducts.map(cacheTags.product), cacheTags.productList]);
    }
    return { body: report };
  }),
});

function noFile(): AppError {
  const message = "Choose a CSV file.";
  return new AppError("invalid_input", message, { fields: { file: message } });
}
