import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { HoursRow } from "@/lib/shop/working-time/opening-hours";
import type { LandingSection } from "./nav-items";

/** The shop's data for the header and footer of every page. */
export type ShopDetails = Pick<
  ShopSettings,
  | "siteName"
  | "languages"
  | "logoImageUrl"
  | "contactAddress"
  | "contactEmail"
  | "contactPhone"
  | "whatsappNumber"
  | "footerCredits"
> & {
  /** Names of the categories in display order. */
  categories: readonly string[];
  businessHours: readonly HoursRow[];
  removedSections: readonly LandingSection[];
};
