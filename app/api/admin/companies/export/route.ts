import { resource, route } from "@/lib/api/route/route";
import { tableAnswer } from "@/lib/api/route/table-answer";
import { companyFileEndpoints } from "@/lib/companies/import/endpoints";
import { EXPORT_HEADER, exportCompanies } from "@/lib/companies/import/export-companies";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(companyFileEndpoints.exportCompanies, async ({ db, actor, ipAddress, query }) => {
    const rows = await exportCompanies({ db, actor, ipAddress }, query);
    return tableAnswer("companies", { header: EXPORT_HEADER, rows, format: query.format });
  }),
});
