import type { DemoProduct } from "./types";

/** A family of demo products. */

interface DemoFamily {
  name: string;
  /** Name of each size by the slug of its product. */
  sizes: Record<string, string>;
}

export const demoFamilies: DemoFamily[] = [
  {
    name: "Shipping Carton",
    sizes: {
      "shipping-carton-3-ply-small": "Small, 3-ply",
      "shipping-carton-5-ply-large": "Large, 5-ply",
    },
  },
];

/** Slugs of related products by a product's slug, in order. */
export const demoCompanions: Record<string, string[]> = {
  "shipping-carton-3-ply-small": ["printed-kraft-tape", "crinkle-void-fill-5kg"],
  "shipping-carton-5-ply-large": ["fragile-tape-48mm", "corner-protector-50mm"],
  "mailer-box-kraft-medium": ["printed-tissue-for-mailers", "crinkle-void-fill-5kg"],
  "ripple-cup-350ml": ["fibre-sip-lid-90mm", "four-cup-carrier"],
  "chai-cup-150ml": ["four-cup-carrier"],
};

const PREFIXES: Record<DemoProduct["category"], string> = {
  "Paper Bags": "PB",
  "Food Packaging": "FP",
  Boxes: "BX",
  "Cups & Lids": "CL",
  Mailers: "ML",
  Protection: "PR",
};

/** Returns an article number for each product, such as "BX-101" and "BX-102", counted within its category. */
export function demoSkus(products: readonly DemoProduct[]): string[] {
  const counts = new Map<string, number>();
  return products.map(({ category }) => {
    const number = (counts.get(category) ?? 100) + 1;
    counts.set(category, number);
    return `${PREFIXES[category]}-${number}`;
  });
}
