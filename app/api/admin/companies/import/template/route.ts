import { resource, route } from "@/lib/api/route/route";
import { tableAnswer } from "@/lib/api/route/table-answer";
import { companyFileEndpoints } from "@/lib/companies/import/endpoints";
import { TEMPLATE } from "@/lib/companies/import/export-companies";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(companyFileEndpoints.companyTemplate, ({ query }) => {
    const [header = [], ...rows] = TEMPLATE;
    return tableAnswer("companies-template", { header, rows, format: query.format });
  }),
});
