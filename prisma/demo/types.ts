/** With which every shop begins (prisma/migrations: categories). */
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

export interface DemoProduct {
  /** Names its pictures' files too. */
  slug: string;
  name: string;
  description: string;
  category: (typeof FIRST_CATEGORIES)[number];
  /** Integer paise for one pack, excluding tax. */
  pricePaise: number;
  originalPricePaise?: number;
  isNew: boolean;
  inStock: boolean;
  /** Counted in packs. */
  stockCount: number;
  features: string[];
  /** Six digits: fewer would not tell a box at 5 % from a bag at 18 %. */
  hsnCode: string;
  /** Always has 'Pack size', for example '250 pieces'. */
  specifications: Record<string, string>;
  reviews: DemoReview[];
}
