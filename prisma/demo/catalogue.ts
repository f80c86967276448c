import type { DemoProduct } from "./types";
import { boxes } from "./catalogue/boxes";
import { cupsAndLids } from "./catalogue/cups-and-lids";
import { foodPackaging } from "./catalogue/food-packaging";
import { mailers } from "./catalogue/mailers";
import { paperBags } from "./catalogue/paper-bags";
import { protection } from "./catalogue/protection";
import { readReviews } from "./reviews";

const reviews = readReviews();

/** Forty products in six categories. Prices are in paise per pack, without tax. */
export const demoProducts: DemoProduct[] = [
  ...mailers,
  ...paperBags,
  ...foodPackaging,
  ...boxes,
  ...cupsAndLids,
  ...protection,
].map((product) => ({ ...product, reviews: reviews.get(product.slug) ?? [] }));
