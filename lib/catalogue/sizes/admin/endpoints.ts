import { z } from "@/lib/base/input/zod";
import {
  MAX_TABLE_BYTES,
  savedTableSchema,
  saveTableQuerySchema,
  saveTableSchema,
  sizeTableSchema,
  tableQuerySchema,
  tableVersionSchema,
  tableVersionsQuerySchema,
  triedSizeSchema,
  tryRequestSchema,
} from "@/lib/catalogue/sizes/admin/schemas";

const path = "/admin/size-table";

export const sizesAdminEndpoints = {
  getSizeTable: {
    method: "GET",
    path,
    chapter: "Made to size",
    summary: "Read the size table",
    description:
      "What boxes made to size cost the shop, with its margins; with `format=csv` as a file, with `version` an earlier one.",
    access: "costs.read",
    status: 200,
    query: tableQuerySchema,
    response: sizeTableSchema,
    alsoProduces: ["text/csv"],
    limit: "work",
  },
  saveSizeTable: {
    method: "PUT",
    path,
    chapter: "Made to size",
    summary: "Change the size table",
    description:
      "Saves the whole table as a new version, or nothing where something is wrong: 400 with `fields`, of a file with `errors` by row. With the `updatedAt` that was read, what somebody else saved since is not overwritten (409 `edit_conflict`). With `dryRun=1` it only says `{ table, errors, examples }`: ten prices before and after. Orders and offers keep the version that they were priced by.",
    access: "prices.write",
    status: 200,
    query: saveTableQuerySchema,
    body: saveTableSchema,
    mayBeCsv: true,
    maxBytes: MAX_TABLE_BYTES,
    response: savedTableSchema,
    limit: "change",
  },
  listTableVersions: {
    method: "GET",
    path: `${path}/versions`,
    chapter: "Made to size",
    summary: "List versions of the size table",
    description: "Newest first, with the paging headers. The audit log says who saved which.",
    access: "costs.read",
    status: 200,
    query: tableVersionsQuerySchema,
    response: z.array(tableVersionSchema),
    limit: "work",
  },
  trySizePrice: {
    method: "POST",
    path: `${path}/try`,
    chapter: "Made to size",
    summary: "Try the size table",
    description:
      "The price of a size by the saved table or by one that is sent, also of a style that is switched off. With `costs.read` it says the cost, the margin and the parts.",
    access: "admin.open",
    status: 200,
    body: tryRequestSchema,
    maxBytes: MAX_TABLE_BYTES,
    response: triedSizeSchema,
    limit: "work",
  },
} as const;
