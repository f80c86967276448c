import { PRODUCT, REVIEW } from "@/lib/catalogue/lists/example-product";
import type { productsAdminEndpoints } from "@/lib/catalogue/editing/endpoints";
import { type Examples, ID, LATER } from "@/lib/base/examples/example";

const RECORD = {
  ...PRODUCT,
  forSale: true,
  status: "in-stock",
  draft: false,
  lowStockAt: 30,
  featuredPosition: 1,
} as const;

const ADMIN_PRODUCT = {
  ...RECORD,
  cost: 860,
  family: { _id: ID.family, name: "Corrugated Shipping Box" },
  familyLabel: "12 × 9 × 6 in",
  translations: { hi: { name: "नालीदार शिपिंग डिब्बा, 12 × 9 × 6 इंच" } },
  productReviews: [REVIEW],
  companions: [
    {
      _id: ID.companion,
      name: "Paper Tape, 48 mm",
      thumbnailImage: "/media/paper-tape.webp",
      status: "in-stock" as const,
    },
  ],
};

const FEATURED = [{ _id: ID.product, name: PRODUCT.name, thumbnailImage: PRODUCT.thumbnailImage }];

/** Text fields of a form; pictures are sent separately. */
const FORM = {
  name: PRODUCT.name,
  price: "1250",
  category: "Boxes",
  description: PRODUCT.description,
  stockCount: "140",
  supply: "stock",
  leadDays: "5",
  printOptions: JSON.stringify(PRODUCT.printOptions),
  sample: JSON.stringify(PRODUCT.sample),
  dieline: "612 × 457",
  cost: "860",
  features: JSON.stringify(PRODUCT.features),
  translations: JSON.stringify({ hi: { name: "नालीदार शिपिंग डिब्बा, 12 × 9 × 6 इंच" } }),
  sku: "CSB-12-9-6",
  lowStockAt: "30",
  family: "Corrugated Shipping Box",
  familyLabel: "12 × 9 × 6 in",
  companions: JSON.stringify([ID.companion]),
} as const;

export const productsAdminExamples: Examples<
  typeof productsAdminEndpoints,
  | "listAdminProducts"
  | "getAdminProduct"
  | "changePrice"
  | "listPriceChanges"
  | "changeStock"
  | "createProduct"
  | "publishProduct"
  | "restoreProduct"
  | "listFeatured"
  | "listFamilies"
  | "readUnweighedProducts"
> = {
  listAdminProducts: { answer: [RECORD] },
  getAdminProduct: { answer: ADMIN_PRODUCT },
  changePrice: {
    body: { price: 1199, priceRead: 1250 },
    answer: { _id: ID.product, price: 1199, updatedAt: LATER },
  },
  listPriceChanges: {
    answer: [
      {
        _id: ID.entry,
        by: "Meera Nair",
        before: { price: 1250, originalPrice: null, priceTiers: [] },
        after: { price: 1199, originalPrice: 1250, priceTiers: [{ from: 10, price: 1150 }] },
        createdAt: LATER,
      },
    ],
  },
  changeStock: {
    body: { change: 50, reason: "New batch from the press" },
    answer: { _id: ID.product, stockCount: 190, inStock: true, status: "in-stock" },
  },
  createProduct: { body: FORM, answer: ADMIN_PRODUCT },
  publishProduct: { answer: ADMIN_PRODUCT },
  restoreProduct: { answer: ADMIN_PRODUCT },
  listFeatured: { answer: FEATURED },
  listFamilies: { answer: [{ _id: ID.family, name: "Corrugated Shipping Box", products: 3 }] },
  readUnweighedProducts: {
    answer: { count: 1, products: [{ _id: ID.product, name: PRODUCT.name }] },
  },
};
