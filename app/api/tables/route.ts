import { readFile } from "node:fs/promises";
import { tableEndpoints } from "@/lib/files/tables/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { invalidField } from "@/lib/base/errors";
import { readTableText } from "@/lib/files/tables/read-table-text";
import { TABLE_FIELD } from "@/lib/files/tables/schemas";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(tableEndpoints.readTable, async ({ body, files, ipAddress }) => {
    const [file] = files;
    if (!file) throw invalidField(TABLE_FIELD, "Choose a CSV or Excel file.");
    return { body: await readTableText(await readFile(file.path), ipAddress, body.sheet) };
  }),
});
