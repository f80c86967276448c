import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import { XLSX_TYPE } from "@/lib/base/tables/file-types";
import { importQuerySchema } from "@/lib/catalogue/csv/schemas";
import { companyListQuerySchema } from "../admin-schemas";
import {
  COMPANY_IMPORT,
  companyFileQuerySchema,
  companyImportFieldsSchema,
  companyReportSchema,
} from "./schemas";

/** Companies as files. */
export const companyFileEndpoints = inChapter("Company", {
  importCompanies: {
    call: "POST /admin/companies/import",
    summary: "Import companies",
    description:
      "Imports companies with GSTINs, addresses, people, credit, price list, opening balance and agreed prices from CSV, Excel or Tally's masters (XML), or only says what it would do. Rows of one `id`, or of one name, are one company. All of a file is written, or with anything wrong nothing: 400 with all `errors`. The same file again changes nothing. Nobody is mailed.",
    access: "companies.write",
    query: importQuerySchema,
    multipart: {
      fields: companyImportFieldsSchema,
      files: {
        field: "file",
        summary: "The companies as CSV or Excel, or Tally's masters as XML",
        maxFiles: 1,
        maxBytes: COMPANY_IMPORT.bytes,
      },
    },
    response: companyReportSchema,
    limit: "file",
  },
  exportCompanies: {
    call: "GET /admin/companies/export",
    summary: "Export companies",
    description: "The companies of a search as a file that can be imported again.",
    access: "companies.write",
    query: companyListQuerySchema
      .pick({ q: true, state: true, opening: true })
      .extend(companyFileQuerySchema.shape),
    response: z.instanceof(ReadableStream<Uint8Array>),
    produces: "text/csv",
    alsoProduces: [XLSX_TYPE],
    limit: "bulk",
  },
  companyTemplate: {
    call: "GET /admin/companies/import/template",
    summary: "Get the template of companies",
    description:
      "A file with every column, what it holds and an example; an import passes over both rows.",
    access: "companies.write",
    query: companyFileQuerySchema,
    response: z.instanceof(ReadableStream<Uint8Array>),
    produces: "text/csv",
    alsoProduces: [XLSX_TYPE],
    limit: "change",
  },
});
