import { inChapter } from "@/lib/base/http/in-chapter";
import { XLSX_TYPE } from "@/lib/base/tables/file-types";
import { z } from "@/lib/base/input/zod";
import {
  MAX_TABLE_BYTES,
  savedTableSchema,
  saveTableQuerySchema,
  saveTableSchema,
  sizeTableSchema,
  storedPictureSchema,
  STYLE_PICTURE,
  tableQuerySchema,
  tableVersionSchema,
  tableVersionsQuerySchema,
  triedSizeSchema,
  tryRequestSchema,
} from "@/lib/catalogue/sizes/admin/schemas";

export const sizesAdminEndpoints = inChapter("Made to size", {
  getSizeTable: {
    call: "GET /admin/size-table",
    summary: "Read the size table",
    description:
      "What boxes made to size cost the shop, with its margins; with `format=csv` or `format=xlsx` as a file, with `version` an earlier one.",
    access: "costs.read",
    query: tableQuerySchema,
    response: sizeTableSchema,
    alsoProduces: ["text/csv", XLSX_TYPE],
    limit: "work",
  },
  saveSizeTable: {
    call: "PUT /admin/size-table",
    summary: "Change the size table",
    description:
      "Saves the whole table as a new version, or nothing where something is wrong: 400 with `fields`, of a file with `errors` by row. With the `updatedAt` that was read, what somebody else saved since is not overwritten (409 `edit_conflict`). With `dryRun=1` it only says `{ table, errors, examples }`: prices before and after, of the table's own examples or else of two for each style. POST /tables makes CSV of a workbook. Orders and offers keep the version that they were priced by.",
    access: "prices.write",
    query: saveTableQuerySchema,
    body: saveTableSchema,
    mayBeCsv: true,
    maxBytes: MAX_TABLE_BYTES,
    response: savedTableSchema,
    limit: "change",
  },
  addStylePicture: {
    call: "POST /admin/size-table/pictures",
    summary: "Upload the picture of a style",
    description:
      "Stores a picture and answers its address, which a style names once the table is saved. What no version of the table names is removed after a day.",
    access: "prices.write",
    status: 201,
    multipart: { fields: z.object({}), files: STYLE_PICTURE },
    response: storedPictureSchema,
    limit: "file",
  },
  listTableVersions: {
    call: "GET /admin/size-table/versions",
    summary: "List versions of the size table",
    description: "Newest first, with the paging headers. The audit log says who saved which.",
    access: "costs.read",
    query: tableVersionsQuerySchema,
    response: z.array(tableVersionSchema),
    limit: "work",
  },
  trySizePrice: {
    call: "POST /admin/size-table/try",
    summary: "Try the size table",
    description:
      "The price of a size by the saved table or by one that is sent, also of a style that is switched off. With `costs.read` it says the cost, the margin and the parts.",
    access: "admin.open",
    body: tryRequestSchema,
    maxBytes: MAX_TABLE_BYTES,
    response: triedSizeSchema,
    limit: "work",
  },
});
