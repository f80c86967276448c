import type { Prisma } from "@/lib/db/generated/client";
import type { PriceTier } from "@/lib/pricing/price-tiers";
import { priceTiersOf } from "../sale-terms";
import { specificationsOf } from "../specifications";

/** The columns of the catalogue's file, in the order in which they are written. */
export const CSV_COLUMNS = [
  /** Whose row it is; empty: a new product. */
  "id",
  /** The maker's own number; without an id it says whose row it is. */
  "sku",
  "name",
  "category",
  /** Rupees for one pack. */
  "price",
  /** Rupees; empty: none. */
  "originalPrice",
  /** Packs; empty: 1. */
  "minQuantity",
  /** Packs; empty: 1. */
  "packMultiple",
  /** "Packs: rupees for each", one on each line of the cell; empty: none. */
  "priceTiers",
  /** Packs. */
  "stockCount",
  /** Packs; empty: the shop's usual number. */
  "lowStockAt",
  /** Working days until an order of it leaves; empty: the shop's usual ones. */
  "dispatchDays",
  /** The owner's switch, true or false. */
  "inStock",
  "isNew",
  /** Not in the shop yet, true or false. */
  "draft",
  "description",
  /** One on each line of the cell. */
  "features",
  /** "Name: text", one on each line of the cell. */
  "specifications",
  /** Names of files that came with the import, or addresses of pictures of this shop, one on each line. */
  "images",
  /** One of the images. */
  "thumbnailImage",
  /** The tariff heading for GST; empty: none. */
  "hsnCode",
  /** The count at the export; what was sold since is kept, because stockCount counts from it. */
  "stockCountRead",
  /** The last edit at the export; a product that was edited since is not overwritten. */
  "updatedAt",
] as const;

export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** Columns that say what a product is; the others only say which one and as of when. */
export type ProductColumn = Exclude<CsvColumn, "id" | "stockCountRead" | "updatedAt">;

/** What a new product cannot be without. */
export const REQUIRED_COLUMNS = [
  "name",
  "category",
  "price",
] as const satisfies readonly ProductColumn[];

/** What to select of a product for its row of the file. */
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
  sku: true,
  lowStockAt: true,
  dispatchDays: true,
  draft: true,
  updatedAt: true,
} as const satisfies Prisma.ProductSelect;

type SelectedRow = Prisma.ProductGetPayload<{ select: typeof CATALOGUE_ROW }>;

/** A product as the file knows it. */
export type CatalogueRow = Omit<SelectedRow, "specifications" | "priceTiers"> & {
  specifications: Record<string, string>;
  priceTiers: PriceTier[];
};

/** A row of the database with its JSON as what it holds. */
export function catalogueRowOf(row: SelectedRow): CatalogueRow {
  return {
    ...row,
    specifications: specificationsOf(row.specifications),
    priceTiers: priceTiersOf(row.priceTiers),
  };
}
