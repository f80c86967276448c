import { sizesAdminEndpoints } from "@/lib/catalogue/sizes/admin/endpoints";
import { readSizeTable } from "@/lib/catalogue/sizes/read-table";
import { saveSizeTable, toTableAnswer } from "@/lib/catalogue/sizes/admin/save-table";
import { TABLE_COLUMNS, writeTableFile } from "@/lib/catalogue/sizes/admin/table-file";
import { AppError } from "@/lib/base/errors";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { resource, route } from "@/lib/api/route/route";
import { tableAnswer } from "@/lib/api/route/table-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(sizesAdminEndpoints.getSizeTable, async ({ db, query }) => {
    const saved = await readSizeTable(db, query.version);
    if (query.version !== undefined && saved.version === 0) {
      throw new AppError("not_found", "There is no such version.");
    }
    const table = toTableAnswer(saved);
    const { format = "json" } = query;
    if (format === "json") return { body: table };
    const lines = writeTableFile(table);
    const name = `size-table-${saved.version}`;
    return tableAnswer(name, { header: TABLE_COLUMNS, rows: lines, format });
  }),
  PUT: route(
    sizesAdminEndpoints.saveSizeTable,
    async ({ db, query, body, actor, ipAddress, expire }) => {
      const dryRun = query.dryRun ?? false;
      const readAt = query.updatedAt;
      const options = { db, request: body, readAt, dryRun, actor, ipAddress };
      const answer = await saveSizeTable(options);
      if (!dryRun) expire([cacheTags.sizes]);
      return { body: answer };
    },
  ),
});
