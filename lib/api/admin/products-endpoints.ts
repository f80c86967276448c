import { z } from "@/lib/zod";
import {
  adminProductListQuerySchema,
  adminProductRecordSchema,
  adminProductSchema,
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
    summary: "Products by search, category and state of stock, including those switched off",
    access: "products.read.all",
    status: 200,
    query: adminProductListQuerySchema,
    response: z.array(adminProductRecordSchema),
    perMinute: 240,
  },
  getAdminProduct: {
    method: "GET",
    path: "/admin/products/{id}",
    summary: "One product as it is now, with all its reviews",
    access: "products.read.all",
    status: 200,
    params: idParams,
    response: adminProductSchema,
    perMinute: 240,
  },
  changeStock: {
    method: "POST",
    path: "/admin/products/{id}/stock",
    summary: "Add packs to the stock or take some away, with a reason",
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
    summary: "Who changed the stock by hand, when and why; newest first",
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
    summary: "Add a product with its pictures; repeatable with the header Idempotency-Key",
    access: "products.write",
    status: 201,
    multipart: productForm,
    response: adminProductSchema,
    perMinute: 60,
  },
  updateProduct: {
    method: "PUT",
    path: "/products/{id}",
    summary: "Save an edit of a product, with new pictures",
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
    summary: "Take a product out of the catalogue; past orders keep their record of it",
    access: "products.write",
    status: 204,
    params: idParams,
    response: z.undefined(),
    perMinute: 60,
  },
  exportProducts: {
    method: "GET",
    path: "/admin/products/export",
    summary: "The products of a search as a CSV file, by name",
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
    summary: "Import the catalogue's CSV file, all rows or none, or only say what would change",
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
    summary: "How much of the catalogue is demo data",
    access: "products.read.all",
    status: 200,
    response: demoDataSchema,
    perMinute: 120,
  },
  deleteDemoData: {
    method: "DELETE",
    path: "/admin/demo-data",
    summary: "Remove all demo products and their pictures for good",
    access: "demo.delete",
    status: 200,
    query: deleteDemoQuerySchema,
    response: deletedDemoSchema,
    perMinute: 10,
  },
} as const satisfies Record<string, Endpoint>;
