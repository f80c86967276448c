import type { Prisma } from "@/lib/db/generated/client";
import type { Carton } from "@/lib/pricing/freight";
import type { PriceTier } from "@/lib/pricing/price-tiers";
import type { PrintOption } from "@/lib/pricing/print-options";
import type { Sample } from "@/lib/pricing/sample";
import type { Dieline } from "@/lib/pricing/dieline";
import { parseDieline } from "../dieline";
import { parsePrintOptions, parseSample } from "../made-to-order";
import { parseCarton } from "../packing";
import type { ProductTranslations } from "../product-form";
import { parsePriceTiers } from "../sale-terms";
import { parseSpecifications } from "../specifications";

/** Columns of the catalogue's CSV file, in the order they are written. */
export const CSV_COLUMNS = [
  /** The product's id; empty for a new product. */
  "id",
  /** The maker's article number. Identifies the product when the row has no id. */
  "sku",
  "name",
  "category",
  /** Rupees per pack. */
  "price",
  /** Rupees; empty for none. */
  "originalPrice",
  /** Packs; empty means 1. */
  "minQuantity",
  /** Packs; empty means 1. */
  "packMultiple",
  /** One "packs: rupees per pack" on each line of the cell; empty for none. */
  "priceTiers",
  /** Packs. */
  "stockCount",
  /** Packs; empty means the shop's default limit. */
  "lowStockAt",
  /** `stock` or `to_order`. */
  "supply",
  /** Working days until an order leaves; empty means the shop's default. */
  "leadDays",
  /** Packs of the largest order; empty means the shop's own limit. */
  "maxQuantity",
  /** Grams of a pack as it is shipped; empty for not known. */
  "packedWeight",
  /** "length x width x height" of a pack as it is shipped, in mm; empty for none. */
  "carton",
  /** Print options as JSON, in rupees as in the API; empty for none. */
  "printOptions",
  /** The sample as JSON, in rupees as in the API; empty for none. */
  "sample",
  /** The flat size in mm, "width × height"; empty for none. */
  "dieline",
  /** The owner's switch for sale, true or false. */
  "inStock",
  "isNew",
  /** True while the product is not in the shop yet. */
  "draft",
  "description",
  /** One feature on each line of the cell. */
  "features",
  /** One "Name: text" on each line of the cell. */
  "specifications",
  /** File names that came with the import, or addresses of this shop's pictures, one on each line. */
  "images",
  /** One of the images. */
  "thumbnailImage",
  /** The HSN code for GST; empty for none. */
  "hsnCode",
  /** The digits below the barcode; empty for none. */
  "gtin",
  /** Percent of its weight that is recycled material; empty for not stated. */
  "recycledPercent",
  /** The same texts in Hindi; empty for those in English. */
  "nameHi",
  "descriptionHi",
  "featuresHi",
  /**
   * The stock at the time of the export. An import books the difference to stockCount, so sales since then are kept.
   */
  "stockCountRead",
  /** The last edit at the time of the export. An import does not overwrite a product that was edited later. */
  "updatedAt",
] as const;

export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** Columns that describe the product. The other columns only identify it and its version. */
export type ProductColumn = Exclude<CsvColumn, "id" | "stockCountRead" | "updatedAt">;

/** Columns that a new product must have. */
export const REQUIRED_COLUMNS = [
  "name",
  "category",
  "price",
] as const satisfies readonly ProductColumn[];

export const CATALOGUE_ROW = {
  id: true,
  name: true,
  category: true,
  pricePaise: true,
  originalPricePaise: true,
  minQuantity: true,
  packMultiple: true,
  priceTiers: true,
  stockCount: true,
  forSale: true,
  isNew: true,
  description: true,
  features: true,
  specifications: true,
  images: true,
  thumbnailImage: true,
  hsnCode: true,
  gtin: true,
  recycledPercent: true,
  sku: true,
  lowStockAt: true,
  supply: true,
  leadDays: true,
  maxQuantity: true,
  packedWeight: true,
  carton: true,
  printOptions: true,
  sample: true,
  dieline: true,
  draft: true,
  translations: true,
  updatedAt: true,
} as const satisfies Prisma.ProductSelect;

type SelectedRow = Prisma.ProductGetPayload<{ select: typeof CATALOGUE_ROW }>;

/** A product with the fields of the CSV file. */
export type CatalogueRow = Omit<
  SelectedRow,
  | "specifications"
  | "priceTiers"
  | "printOptions"
  | "sample"
  | "dieline"
  | "carton"
  | "translations"
> & {
  nameHi: string;
  descriptionHi: string;
  featuresHi: string[];
  carton: Carton | null;
  specifications: Record<string, string>;
  priceTiers: PriceTier[];
  printOptions: PrintOption[];
  sample: Sample | null;
  dieline: Dieline | null;
};

/** Converts a database row and types its JSON columns. */
export function toCatalogueRow({ translations, ...row }: SelectedRow): CatalogueRow {
  const { hi = {} } = translations as ProductTranslations;
  return {
    ...row,
    specifications: parseSpecifications(row.specifications),
    priceTiers: parsePriceTiers(row.priceTiers),
    printOptions: parsePrintOptions(row.printOptions),
    sample: parseSample(row.sample),
    dieline: parseDieline(row.dieline),
    carton: parseCarton(row.carton),
    nameHi: hi.name ?? "",
    descriptionHi: hi.description ?? "",
    featuresHi: hi.features ?? [],
  };
}
