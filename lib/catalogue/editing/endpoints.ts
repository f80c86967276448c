import { inChapter } from "@/lib/base/http/in-chapter";
import { idParams } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import {
  adminProductListQuerySchema,
  adminProductRecordSchema,
  adminProductSchema,
  featuredProductSchema,
  featuredRequestSchema,
  priceChangeEntrySchema,
  priceChangeSchema,
  priceHistoryQuerySchema,
  priceSchema,
  productFamilySchema,
  stockAdjustmentSchema,
  stockChangeSchema,
  stockHistoryQuerySchema,
  stockSchema,
  unweighedProductsSchema,
} from "@/lib/catalogue/admin/schemas";
import { productRequestSchema } from "@/lib/catalogue/editing/product-request";
import { PRODUCT_LIMITS } from "@/lib/catalogue/product-form";

const productForm = {
  fields: productRequestSchema,
  files: {
    field: "images",
    summary: "New pictures: JPEG, PNG, WebP, AVIF or GIF",
    maxFiles: PRODUCT_LIMITS.newImages,
    maxBytes: PRODUCT_LIMITS.imageBytes,
  },
} as const;

export const productsAdminEndpoints = inChapter("Products", {
  listAdminProducts: {
    call: "GET /admin/products",
    summary: "List products for admins",
    description:
      "Products by search, category and state of stock, including those that are switched off.",
    access: "products.read.all",
    query: adminProductListQuerySchema,
    response: z.array(adminProductRecordSchema),
    limit: "browse",
  },
  getAdminProduct: {
    call: "GET /admin/products/{id}",
    summary: "Read a product for admins",
    description: "One product as it is now, past every cache, with all its reviews.",
    access: "products.read.all",
    params: idParams,
    response: adminProductSchema,
    limit: "browse",
  },
  changePrice: {
    call: "PATCH /admin/products/{id}",
    summary: "Change a price",
    description:
      "Changes what one pack costs. With `priceRead` as it was shown, a price that somebody else changed since is not overwritten (409 `edit_conflict` with today's `price`).",
    access: "products.write",
    params: idParams,
    body: priceChangeSchema,
    response: priceSchema,
    limit: "work",
  },
  listPriceChanges: {
    call: "GET /admin/products/{id}/prices",
    summary: "List price changes",
    description: "Who changed what a product costs, when, from what to what; newest first.",
    access: "products.read.all",
    params: idParams,
    query: priceHistoryQuerySchema,
    response: z.array(priceChangeEntrySchema),
    limit: "browse",
  },
  changeStock: {
    call: "POST /admin/products/{id}/stock",
    summary: "Change the stock",
    description:
      "Adds packs to the stock, takes some away or says how many there are, with a reason that is kept. With `stockCountRead` as it was shown, another count than that is not overwritten (409 `edit_conflict` with today's `stockCount`).",
    access: "stock.write",
    params: idParams,
    body: stockChangeSchema,
    response: stockSchema,
    limit: "work",
  },
  listStockAdjustments: {
    call: "GET /admin/products/{id}/stock",
    summary: "List stock adjustments",
    description: "Who changed the stock by hand, when and why; newest first.",
    access: "products.read.all",
    params: idParams,
    query: stockHistoryQuerySchema,
    response: z.array(stockAdjustmentSchema),
    limit: "browse",
  },
  createProduct: {
    call: "POST /products",
    summary: "Add a product",
    description:
      "Adds a product with its pictures. Sent again under the same `Idempotency-Key`, it adds no second one.",
    access: "products.write",
    status: 201,
    multipart: productForm,
    response: adminProductSchema,
    limit: "change",
  },
  updateProduct: {
    call: "PUT /products/{id}",
    summary: "Change a product",
    description:
      "Saves an edit of a product, with new pictures. With `updatedAt` as it was read, what somebody else changed since is not overwritten (409 `edit_conflict`).",
    access: "products.write",
    params: idParams,
    multipart: productForm,
    response: adminProductSchema,
    limit: "change",
  },
  deleteProduct: {
    call: "DELETE /products/{id}",
    summary: "Delete a product",
    description:
      "Archives a product: it leaves the shop, past orders keep their record of it, and it can be restored.",
    access: "products.write",
    status: 204,
    params: idParams,
    response: z.undefined(),
    limit: "change",
  },
  publishProduct: {
    call: "POST /admin/products/{id}/publish",
    summary: "Publish a draft",
    description:
      "Puts a draft into the shop. One without a picture is refused (400), and the answer names what is missing.",
    access: "products.write",
    params: idParams,
    response: adminProductSchema,
    limit: "work",
  },
  restoreProduct: {
    call: "POST /admin/products/{id}/restore",
    summary: "Restore a product",
    description:
      "Brings an archived product back. It is refused (400, field `sku`) where another product has its article number by now. One whose pictures are gone comes back as a draft.",
    access: "products.write",
    params: idParams,
    response: adminProductSchema,
    limit: "work",
  },
  listFeatured: {
    call: "GET /admin/products/featured",
    summary: "List the featured products",
    description:
      "The products that were chosen for the landing page; empty where it shows the first by name.",
    access: "products.read.all",
    response: z.array(featuredProductSchema),
    limit: "work",
  },
  chooseFeatured: {
    call: "PUT /admin/products/featured",
    summary: "Choose the featured products",
    description: "Chooses and orders what the landing page shows.",
    access: "products.write",
    body: featuredRequestSchema,
    response: z.array(featuredProductSchema),
    limit: "change",
  },
  listFamilies: {
    call: "GET /admin/products/families",
    summary: "List size families",
    description: "Things that are sold in several sizes, by name, with how many each has.",
    access: "products.read.all",
    response: z.array(productFamilySchema),
    limit: "work",
  },
  readUnweighedProducts: {
    call: "GET /admin/shipping-rates/unweighed",
    chapter: "Delivery",
    summary: "Which products have no packed weight",
    description:
      "How many products of the shop have no `packedWeight`, so that their shipping is asked for, and the first of them.",
    access: "settings.read",
    response: unweighedProductsSchema,
    limit: "change",
  },
});
