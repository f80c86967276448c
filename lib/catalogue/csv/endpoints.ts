import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import { adminProductListQuerySchema } from "@/lib/catalogue/admin/schemas";
import {
  IMPORT_LIMITS,
  importFieldsSchema,
  importPicturesSchema,
  importQuerySchema,
  importReportSchema,
  ZIP_FIELD,
  ZIP_LIMITS,
} from "@/lib/catalogue/csv/schemas";
import {
  COUNT_LIMITS,
  countFieldsSchema,
  countReportSchema,
  countRowsSchema,
} from "@/lib/catalogue/count/schemas";

/** Admin calls that import and export the catalogue as a file, and set stock from one. */
export const catalogueFileEndpoints = inChapter("Products", {
  exportProducts: {
    call: "GET /admin/products/export",
    summary: "Export products",
    description: "The products of a search as a CSV file, by name.",
    access: "products.export",
    query: adminProductListQuerySchema.pick({ q: true, category: true, status: true }),
    response: z.instanceof(ReadableStream<Uint8Array>),
    produces: "text/csv",
    limit: "file",
  },
  importProducts: {
    call: "POST /admin/products/import",
    summary: "Import products",
    description:
      "Imports a catalogue from CSV or Excel, or only says what it would do. A row means the product with its `id`, its `sku` or its `name`, and a new one where there is none. With anything wrong nothing is written; else it is written 500 rows at a time, and the same file again goes on where that broke off.",
    access: "products.write",
    query: importQuerySchema,
    multipart: {
      fields: importFieldsSchema,
      files: {
        field: "file",
        summary: "The catalogue as CSV or Excel",
        maxFiles: 1,
        maxBytes: IMPORT_LIMITS.bytes,
      },
    },
    response: importReportSchema,
    limit: "file",
  },
  importPictures: {
    call: "POST /admin/products/import/pictures",
    summary: "Send pictures for an import",
    description:
      "Stores the pictures of a ZIP, for an import to name them by their files. The same file again answers the picture that there is; what no product shows is removed after some days.",
    access: "products.write",
    multipart: {
      fields: z.object({}),
      files: {
        field: ZIP_FIELD,
        summary: `A ZIP of at most ${ZIP_LIMITS.files} pictures: JPEG, PNG, WebP, AVIF or GIF`,
        maxFiles: 1,
        maxBytes: ZIP_LIMITS.bytes,
      },
    },
    response: importPicturesSchema,
    limit: "file",
  },
  countSheet: {
    call: "GET /admin/products/count-sheet",
    summary: "Get a count sheet",
    description:
      "The products of a search as a CSV file for counting: what should be there, and a column for what was counted.",
    access: "stock.write",
    query: adminProductListQuerySchema.pick({ q: true, category: true, status: true }),
    response: z.instanceof(ReadableStream<Uint8Array>),
    produces: "text/csv",
    limit: "file",
  },
  listCountRows: {
    call: "GET /admin/products/count-sheet/rows",
    summary: "Read a count sheet",
    description: `The same sheet for a screen: at most ${COUNT_LIMITS.shown} products.`,
    access: "stock.write",
    query: adminProductListQuerySchema.pick({ q: true, category: true, status: true }),
    response: countRowsSchema,
    limit: "change",
  },
  bookCount: {
    call: "POST /admin/products/count",
    summary: "Book a count sheet",
    description:
      "Takes a count sheet back: tells the differences, or books them with one reason. A difference is to what the sheet said, so that what was sold since stays sold; of one sheet each product is booked once.",
    access: "stock.write",
    query: importQuerySchema,
    multipart: {
      fields: countFieldsSchema,
      files: {
        field: "file",
        summary: "The count sheet as CSV or Excel",
        maxFiles: 1,
        maxBytes: COUNT_LIMITS.bytes,
      },
    },
    response: countReportSchema,
    limit: "file",
  },
  importTemplate: {
    call: "GET /admin/products/import/template",
    summary: "Get the import's template",
    description:
      "A CSV file with every column, what it holds and an example; an import passes over both rows.",
    access: "products.write",
    response: z.instanceof(ReadableStream<Uint8Array>),
    produces: "text/csv",
    limit: "change",
  },
});
