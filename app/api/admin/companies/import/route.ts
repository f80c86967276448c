import { readFile } from "node:fs/promises";
import { invalidField } from "@/lib/base/errors";
import { resource, route } from "@/lib/api/route/route";
import { companyFileEndpoints } from "@/lib/companies/import/endpoints";
import { importCompanies } from "@/lib/companies/import/import-companies";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(companyFileEndpoints.importCompanies, async ({ by, query, body, files }) => {
    const [file] = files;
    if (!file) throw invalidField("file", "Choose a CSV, Excel or XML file.");
    const bytes = await readFile(file.path);
    return { body: await importCompanies({ ...by, bytes, fields: body, dryRun: query.dryRun }) };
  }),
});
