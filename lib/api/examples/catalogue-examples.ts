import type { productsAdminEndpoints } from "@/lib/catalogue/editing/endpoints";
import type { catalogueFileEndpoints } from "@/lib/catalogue/csv/endpoints";
import type { demoEndpoints } from "@/lib/dashboard/demo/endpoints";
import type { Examples } from "./example";
import { AT, ID, LATER, PRODUCT, REVIEW } from "./values";

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
/** The text fields of a form; pictures are sent beside them. */
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

export const productsExamples: Examples<
  Omit<typeof productsAdminEndpoints, "readUnweighedProducts"> &
    typeof catalogueFileEndpoints &
    typeof demoEndpoints
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
  listStockAdjustments: {
    answer: [
      {
        _id: ID.entry,
        by: "Meera Nair",
        reason: "New batch from the press",
        before: 140,
        after: 190,
        createdAt: LATER,
      },
    ],
  },
  createProduct: { body: FORM, answer: ADMIN_PRODUCT },
  updateProduct: { body: { ...FORM, updatedAt: LATER }, answer: ADMIN_PRODUCT },
  publishProduct: { answer: ADMIN_PRODUCT },
  restoreProduct: { answer: ADMIN_PRODUCT },
  listFeatured: { answer: FEATURED },
  chooseFeatured: { body: { products: [ID.product] }, answer: FEATURED },
  listFamilies: { answer: [{ _id: ID.family, name: "Corrugated Shipping Box", products: 3 }] },
  listCountRows: {
    answer: {
      sheet: ID.entry,
      at: AT,
      rows: [
        { _id: ID.product, sku: "KB-1296", name: PRODUCT.name, category: "Boxes", expected: 140 },
      ],
    },
  },
  bookCount: {
    body: { reason: "Yearly count" },
    answer: {
      dryRun: true,
      sheet: "",
      sheets: [],
      counted: 1,
      errors: [],
      lines: [
        {
          row: 2,
          _id: ID.product,
          name: PRODUCT.name,
          expected: 140,
          counted: 138,
          difference: -2,
          stockCount: 135,
          after: 133,
          booked: false,
        },
      ],
    },
  },
  importPictures: {
    body: {},
    answer: {
      pictures: [{ name: "kb-1296-front.jpg", url: "/media/2f6f3c1b8a10.webp" }],
      problems: [
        {
          name: "notes.txt",
          message:
            "“notes.txt” is not a picture that can be shown. Send a JPEG, PNG, WebP, AVIF or GIF picture.",
        },
      ],
    },
  },
  importProducts: {
    body: {},
    answer: {
      dryRun: true,
      rows: 2,
      created: 0,
      updated: 1,
      unchanged: 1,
      drafts: 0,
      names: ["sku", "name", "price"],
      columns: { sku: "sku", name: "name", price: "price" },
      sheet: "Bags",
      sheets: ["Bags", "Boxes"],
      newCategories: [],
      checkedAt: AT,
      keptStocks: [{ row: 3, name: "Paper Tape, 48 mm", stockCount: 138, inFile: 140 }],
      stocks: {},
      errors: [],
      changes: [
        {
          row: 2,
          _id: ID.product,
          name: PRODUCT.name,
          cells: [{ column: "price", before: "1200", after: "1250" }],
          notes: [],
        },
      ],
    },
  },
  readDemoData: { answer: { products: 120, edited: 2, testimonials: 6, promoCodes: ["SAVE10"] } },
  deleteDemoData: { answer: { products: 118, kept: 2, testimonials: 6, promoCodes: ["SAVE10"] } },
};
