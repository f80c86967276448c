import type { LandingSection } from "./nav-items";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { HoursRow } from "@/lib/shop/working-time/opening-hours";

/** What the frame of every page says of the shop. */
export type ShopDetails = Pick<
  ShopSettings,
  "siteName" | "logoImageUrl" | "contactAddress" | "contactEmail" | "contactPhone" | "footerCredits"
> & {
  /** The names of the categories, in their order. */
  categories: readonly string[];
  businessHours: readonly HoursRow[];
  /** "Orders from 100 pieces. Made in 3-5 business days."; may be empty. */
  openingLine: string;
  /** Parts that the landing page does without. */
  removedSections: readonly LandingSection[];
};
