import { z } from "@/lib/zod";
import {
  adminProductListQuerySchema,
  adminProductRecordSchema,
  adminProductSchema,
  priceChangeEntrySchema,
  priceChangeSchema,
  priceHistoryQuerySchema,
  priceSchema,
  stockAdjustmentSchema,
  stockChangeSchema,
  stockHistoryQuerySchema,
  stockSchema,
} from "@/lib/catalogue/admin-schemas";
import { IMPORT_LIMITS, importQuerySchema, importReportSchema } from "@/lib/catalogue/csv/schemas";
import { PRODUCT_LIMITS } from "@/lib/catalogue/product-form";
import { productRequestSchema } from "@/lib/catalogue/product-request";
import { deletedDemoSchema, deleteDemoQuerySchema, demoDataSchema } from "@/lib/demo/schemas";
import type { Endpoint, MultipartBody } from "../endpoint";

const idParams = z.object({ id: z.string().min(1).max(64) });

const productForm = {
  fields: productRequestSchema,
  files: {
    field: "images",
    summary: "New pictures: JPEG, PNG, WebP, AVIF or GIF",
    maxFiles: PRODUCT_LIMITS.newImages,
    maxBytes: PRODUCT_LIMITS.imageBytes,
  },
} as const satisfies MultipartBody;

/** The admin's calls about products. */
export const productsAdminEndpoints = {
  listAdminProducts: {
    method: "GET",
    path: "/admin/products",
    summary: "List products for admins",
    description:
      "Products by search, category and state of stock, including those that are switched off.",
    access: "products.read.all",
    status: 200,
    query: adminProductListQuerySchema,
    response: z.array(adminProductRecordSchema),
    perMinute: 240,
  },
  getAdminProduct: {
    method: "GET",
    path: "/admin/products/{id}",
    summary: "Read a product for admins",
    description: "One product as it is now, past every cache, with all its reviews.",
    access: "products.read.all",
    status: 200,
    params: idParams,
    response: adminProductSchema,
    perMinute: 240,
  },
  changePrice: {
    method: "PATCH",
    path: "/admin/products/{id}",
    summary: "Change a price",
    description:
      "Changes what one pack costs. With `priceRead` as it was shown, a price that somebody else changed since is not overwritten (409 `edit_conflict` with today's `price`).",
    access: "products.write",
    status: 200,
    params: idParams,
    body: priceChangeSchema,
    response: priceSchema,
    perMinute: 120,
  },
  listPriceChanges: {
    method: "GET",
    path: "/admin/products/{id}/prices",
    summary: "List price changes",
    description: "Who changed what a product costs, when, from what to what; newest first.",
    access: "products.read.all",
    status: 200,
    params: idParams,
    query: priceHistoryQuerySchema,
    response: z.array(priceChangeEntrySchema),
    perMinute: 240,
  },
  changeStock: {
    method: "POST",
    path: "/admin/products/{id}/stock",
    summary: "Change the stock",
    description:
      "Adds packs to the stock, takes some away or says how many there are, with a reason that is kept. With `stockCountRead` as it was shown, another count than that is not overwritten (409 `edit_conflict` with today's `stockCount`).",
    access: "stock.write",
    status: 200,
    params: idParams,
    body: stockChangeSchema,
    response: stockSchema,
    perMinute: 120,
  },
  listStockAdjustments: {
    method: "GET",
    path: "/admin/products/{id}/stock",
    summary: "List stock adjustments",
    description: "Who changed the stock by hand, when and why; newest first.",
    access: "products.read.all",
    status: 200,
    params: idParams,
    query: stockHistoryQuerySchema,
    response: z.array(stockAdjustmentSchema),
    perMinute: 240,
  },
  createProduct: {
    method: "POST",
    path: "/products",
    summary: "Add a product",
    description:
      "Adds a product with its pictures. Sent again under the same `Idempotency-Key`, it adds no second one.",
    access: "products.write",
    status: 201,
    multipart: productForm,
    response: adminProductSchema,
    perMinute: 60,
  },
  updateProduct: {
    method: "PUT",
    path: "/products/{id}",
    summary: "Change a product",
    description:
      "Saves an edit of a product, with new pictures. With `updatedAt` as it was read, what somebody else changed since is not overwritten (409 `edit_conflict`).",
    access: "products.write",
    status: 200,
    params: idParams,
    multipart: productForm,
    response: adminProductSchema,
    perMinute: 60,
  },
  deleteProduct: {
    method: "DELETE",
    path: "/products/{id}",
    summary: "Delete a product",
    description: "Takes a product out of the catalogue; past orders keep their record of it.",
    access: "products.write",
    status: 204,
    params: idParams,
    response: z.undefined(),
    perMinute: 60,
  },
  exportProducts: {
    method: "GET",
    path: "/admin/products/export",
    summary: "Export products",
    description: "The products of a search as a CSV file, by name.",
    access: "products.export",
    status: 200,
    query: adminProductListQuerySchema.pick({ q: true, category: true, status: true }),
    response: z.instanceof(ReadableStream<Uint8Array>),
    produces: "text/csv",
    perMinute: 20,
  },
  importProducts: {
    method: "POST",
    path: "/admin/products/import",
    summary: "Import products",
    description:
      "Imports the catalogue's CSV file, all rows or none, or only says what would change.",
    access: "products.write",
    status: 200,
    query: importQuerySchema,
    multipart: {
      fields: z.object({}),
      files: {
        field: "file",
        summary: "The catalogue as CSV in UTF-8",
        maxFiles: 1,
        maxBytes: IMPORT_LIMITS.bytes,
      },
    },
    response: importReportSchema,
    perMinute: 20,
  },
  readDemoData: {
    method: "GET",
    path: "/admin/demo-data",
    summary: "Read the demo data",
    description: "How much of the catalogue is demo data.",
    access: "products.read.all",
    status: 200,
    response: demoDataSchema,
    perMinute: 120,
  },
  deleteDemoData: {
    method: "DELETE",
    path: "/admin/demo-data",
    summary: "Delete the demo data",
    description: "Removes all demo products and their pictures for good.",
    access: "demo.delete",
    status: 200,
    query: deleteDemoQuerySchema,
    response: deletedDemoSchema,
    perMinute: 10,
  },
} as const satisfies Record<string, Endpoint>;
