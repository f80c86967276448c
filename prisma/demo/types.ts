import type { ProductTranslations } from "@/lib/catalogue/product-form";
import type { PrintOption } from "@/lib/pricing/print-options";
import type { Sample } from "@/lib/pricing/sample";

/** The categories of every new shop (prisma/migrations: categories). */
export const FIRST_CATEGORIES = [
  "Paper Bags",
  "Food Packaging",
  "Boxes",
  "Cups & Lids",
  "Mailers",
  "Protection",
] as const;

export interface DemoReview {
  name: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** YYYY-MM-DD */
  date: string;
  comment: string;
}

export interface WrittenProduct {
  /** Also the beginning of its pictures' file names. */
  slug: string;
  name: string;
  description: string;
  category: (typeof FIRST_CATEGORIES)[number];
  /** Paise per pack, an integer, without tax. */
  pricePaise: number;
  originalPricePaise?: number;
  isNew: boolean;
  inStock: boolean;
  /** In packs. */
  stockCount: number;
  features: string[];
  /** Six digits, because fewer do not distinguish a box at 5 % from a bag at 18 %. */
  hsnCode: string;
  /** Always includes 'Pack size', for example '250 pieces'. */
  specifications: Record<string, string>;
  printOptions?: PrintOption[];
  sample?: Sample;
}

export interface DemoProduct extends WrittenProduct {
  reviews: DemoReview[];
}

/** The texts of products in Hindi, by slug. */
export type HindiTexts = Readonly<Record<string, ProductTranslations["hi"]>>;
