import type { productsAdminEndpoints } from "../../../lib/catalogue/editing/endpoints";
import type { catalogueFileEndpoints } from "../../../lib/catalogue/csv/endpoints";
import type { demoEndpoints } from "../../../lib/dashboard/demo/endpoints";
import { staffOnly, type Rows } from "./shared/all";

export const productsRows: Rows<
  Omit<typeof productsAdminEndpoints, "readUnweighedProducts"> &
    typeof catalogueFileEndpoints &
    typeof demoEndpoints
> = {
  listAdminProducts: { expected: staffOnly(200) },
  getAdminProduct: { path: "/admin/products/{product}", expected: staffOnly(200) },
  changePrice: {
    path: "/admin/products/{product}",
    body: { price: 2 },
    expected: staffOnly(200),
  },
  listPriceChanges: { path: "/admin/products/{product}/prices", expected: staffOnly(200) },
  changeStock: {
    path: "/admin/products/{product}/stock",
    body: { change: 2, reason: "Counted again" },
    expected: staffOnly(200),
  },
  createProduct: { multipart: { name: "" }, expected: staffOnly(400) },
  updateProduct: {
    path: "/products/{product}",
    multipart: {
      name: "Test carton of the access table",
      price: "2",
      category: "Boxes",
      description: "Made for a test.",
      stockCount: "1",
    },
    expected: staffOnly(200),
  },
  deleteProduct: { path: "/products/{product}", expected: staffOnly(204) },
  // The product meets all conditions for publishing, and is not archived.
  publishProduct: { path: "/admin/products/{product}/publish", expected: staffOnly(200) },
  restoreProduct: { path: "/admin/products/{product}/restore", expected: staffOnly(404) },
  listFeatured: { expected: staffOnly(200) },
  // Without a choice, the landing page keeps showing the first products by name.
  chooseFeatured: { body: { products: [] }, expected: staffOnly(200) },
  listFamilies: { expected: staffOnly(200) },
  listStockAdjustments: { path: "/admin/products/{product}/stock", expected: staffOnly(200) },
  exportProducts: { expected: staffOnly(200) },
  importProducts: {
    path: "/admin/products/import?dryRun=true",
    multipart: { note: "A form without its file" },
    expected: staffOnly(400),
  },
  importPictures: {
    multipart: { note: "A form without its file" },
    expected: staffOnly(400),
  },
  countSheet: { expected: staffOnly(200) },
  listCountRows: { path: "/admin/products/count-sheet/rows?q=carton", expected: staffOnly(200) },
  bookCount: {
    path: "/admin/products/count?dryRun=true",
    multipart: { reason: "A form without its file" },
    expected: staffOnly(400),
  },
  importTemplate: { expected: staffOnly(200) },
  readDemoData: { expected: staffOnly(200) },
  // Without ?confirm=yes, which would remove products that other tests use.
  deleteDemoData: { expected: staffOnly(400) },
};
