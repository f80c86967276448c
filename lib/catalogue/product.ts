import type { Category } from "@/lib/categories";

/**
 * What a card shows, and what the cart keeps in the browser (docs/product.md: What the browser keeps). Amounts in rupees, because this is the shape of the HTTP API.
 */
export interface ProductSummary {
  _id: string;
  name: string;
  category: Category;
  /** Rupees for one pack, before tax. */
  price: number;
  /** Rupees; null where the product is not discounted. */
  originalPrice: number | null;
  thumbnailImage: string;
  rating: number;
  reviews: number;
  isNew: boolean;
  /** Can be bought: the owner's switch is on and stockCount is above zero. */
  inStock: boolean;
  stockCount: number;
  /** "100 pieces", from the specification "Pack size"; null where the owner gave none. */
  packSize: string | null;
}

export interface ProductReview {
  id: string;
  name: string;
  /** 1 to 5 */
  rating: number;
  verified: boolean;
  /** YYYY-MM-DD */
  date: string;
  comment: string;
}

export interface Product extends ProductSummary {
  description: string;
  /** Addresses of pictures, the thumbnail among them. */
  images: string[];
  features: string[];
  specifications: Record<string, string>;
  productReviews: ProductReview[];
  /** ISO 8601 */
  createdAt: string;
  updatedAt: string;
}

/** The name of the specification that says how many pieces one price buys. */
export const PACK_SIZE = "Pack size";

/** "100 pieces", from the specifications of a product; null where they do not say. */
export function packSizeOf(specifications: unknown): string | null {
  return (specifications as Record<string, string> | undefined)?.[PACK_SIZE] ?? null;
}
