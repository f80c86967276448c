import type { ReactNode } from "react";
import { isGoogleEnabled } from "@/lib/session/google-enabled";
import { getShelves } from "@/lib/categories/cached";
import { getShopSettings } from "@/lib/settings/cached";
import type { ShopSettings } from "@/lib/settings/shop-settings";
import { hoursRows } from "@/lib/working-time/opening-hours";
import { OrderingPaused } from "./ordering-paused";
import type { ShopDetails } from "./shop-details";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/**
 * Header, the page in its <main>, footer. The skip link of the root layout leads to #main. The page
 * fills the first screen, so that contents which arrive later never push a footer that is in view.
 * Header and footer are drawn in the browser too: as markup from the server each would be in every page
 * four times, once to see, once to hydrate, and twice in case something is not found.
 */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const [settings, shelves, googleEnabled] = await Promise.all([
    getShopSettings(),
    getShelves(),
    isGoogleEnabled(),
  ]);
  const shop = { ...whatEverybodySees(settings), categories: shelves.map(({ name }) => name) };
  return (
    <div className="flex flex-col">
      <SiteHeader shop={shop} googleEnabled={googleEnabled} />
      <main id="main" tabIndex={-1} className="min-h-[92dvh]">
        <OrderingPaused />
        {children}
      </main>
      <SiteFooter shop={shop} />
    </div>
  );
}

/** The rest of the settings, some of them the owner's own affair, stays on the server. */
function whatEverybodySees(settings: ShopSettings): Omit<ShopDetails, "categories"> {
  const { siteName, logoImageUrl, contactAddress, contactEmail, contactPhone, footerCredits } =
    settings;
  return {
    siteName,
    logoImageUrl,
    contactAddress,
    contactEmail,
    contactPhone,
    footerCredits,
    businessHours: hoursRows(settings.openingHours),
  };
}
