import { readFile } from "node:fs/promises";
import { catalogueFileEndpoints } from "@/lib/catalogue/csv/endpoints";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { bookCount } from "@/lib/catalogue/count/book-count";
import { type AppError, invalidField } from "@/lib/base/errors";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(catalogueFileEndpoints.bookCount, async ({ by, query, body, files, expire }) => {
    const [file] = files;
    if (!file) throw noFile();
    const { report, changedProducts } = await bookCount({
      bytes: await readFile(file.path),
      ...body,
      dryRun: query.dryRun,
      ...by,
    });
    expire(changedTags(changedProducts));
    return { body: report };
  }),
});

function noFile(): AppError {
  return invalidField("file", "Choose a count sheet.");
}
