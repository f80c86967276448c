import { AT, ID, LATER } from "@/lib/base/examples/example";
import { EXAMPLE_ANSWERS } from "@/lib/catalogue/fields/answers";

export const PRODUCT = {
  _id: ID.product,
  name: "Corrugated Shipping Box, 12 × 9 × 6 in",
  category: "Boxes",
  price: 1250,
  originalPrice: 1400,
  thumbnailImage: "/media/corrugated-box.webp",
  rating: 4.5,
  reviews: 1,
  isNew: false,
  inStock: true,
  stockCount: 140,
  packSize: "50 boxes",
  minQuantity: 1,
  packMultiple: 1,
  priceTiers: [{ from: 10, price: 1175 }] as { from: number; price: number }[],
  ...EXAMPLE_ANSWERS,
  createdAt: AT,
  updatedAt: LATER,
} as const;

export const CATEGORY = {
  slug: "boxes",
  name: "Boxes",
  description: "Corrugated cartons in courier sizes, tuck boxes for the shelf, and rigid boxes.",
  metaDescription: "Shipping cartons, tuck, pizza and gift boxes in stock sizes, plain or printed.",
  googleCategory: "973",
  picture: null,
  count: 12,
} as const;

export const ADMIN_CATEGORY = { ...CATEGORY, translations: { hi: { name: "डिब्बे" } } } as const;

export const REVIEW = {
  id: ID.review,
  name: "Meera Nair",
  rating: 5,
  verified: true,
  date: "2026-11-10",
  comment: "Sturdy, and the corners hold.",
  answer: "Thank you.",
} as const;
