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
export const catalogueFileEndpoints = {
  exportProducts: {
    method: "GET",
    path: "/admin/products/export",
    chapter: "Products",
    summary: "Export products",
    description: "The products of a search as a CSV file, by name.",
    access: "products.export",
    status: 200,
    query: adminProductListQuerySchema.pick({ q: true, category: true, status: true }),
    response: z.instanceof(ReadableStream<Uint8Array>),
    produces: "text/csv",
    limit: "file",
  },
  importProducts: {
    method: "POST",
    path: "/admin/products/import",
    chapter: "Products",
    summary: "Import products",
    description:
      "Imports a catalogue from CSV or Excel, or only says what it would do. A row means the product with its `id`, its `sku` or its `name`, and a new one where there is none. With anything wrong nothing is written; else it is written 500 rows at a time, and the same file again goes on where that broke off.",
    access: "products.write",
    status: 200,
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
    method: "POST",
    path: "/admin/products/import/pictures",
    chapter: "Products",
    summary: "Send pictures for an import",
    description:
      "Stores the pictures of a ZIP, for an import to name them by their files. The same file again answers the picture that there is; what no product shows is removed after some days.",
    access: "products.write",
    status: 200,
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
    method: "GET",
    path: "/admin/products/count-sheet",
    chapter: "Products",
    summary: "Get a count sheet",
    description:
      "The products of a search as a CSV file for counting: what should be there, and a column for what was counted.",
    access: "stock.write",
    status: 200,
    query: adminProductListQuerySchema.pick({ q: true, category: true, status: true }),
    response: z.instanceof(ReadableStream<Uint8Array>),
    produces: "text/csv",
    limit: "file",
  },
  listCountRows: {
    method: "GET",
    path: "/admin/products/count-sheet/rows",
    chapter: "Products",
    summary: "Read a count sheet",
    description: `The same sheet for a screen: at most ${COUNT_LIMITS.shown} products.`,
    access: "stock.write",
    status: 200,
    query: adminProductListQuerySchema.pick({ q: true, category: true, status: true }),
    response: countRowsSchema,
    limit: "change",
  },
  bookCount: {
    method: "POST",
    path: "/admin/products/count",
    chapter: "Products",
    summary: "Book a count sheet",
    description:
      "Takes a count sheet back: tells the differences, or books them with one reason. A difference is to what the sheet said, so that what was sold since stays sold; of one sheet each product is booked once.",
    access: "stock.write",
    status: 200,
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
    method: "GET",
    path: "/admin/products/import/template",
    chapter: "Products",
    summary: "Get the import's template",
    description:
      "A CSV file with every column, what it holds and an example; an import passes over both rows.",
    access: "products.write",
    status: 200,
    response: z.instanceof(ReadableStream<Uint8Array>),
    produces: "text/csv",
    limit: "change",
  },
} as const;
