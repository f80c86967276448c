import { PRODUCT } from "@/lib/catalogue/lists/example-product";
import type { catalogueFileEndpoints } from "@/lib/catalogue/csv/endpoints";
import { type Examples, AT, ID } from "@/lib/base/examples/example";

export const catalogueFileExamples: Examples<
  typeof catalogueFileEndpoints,
  "listCountRows" | "bookCount" | "importPictures" | "importProducts"
> = {
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
};
