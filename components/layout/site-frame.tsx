import type { ReactNode } from "react";
import type { ShownAnnouncement } from "@/lib/shop/content/announcement";
import { removedSections } from "@/lib/shop/content/removed-sections";
import { said, sentences } from "@/lib/shop/content/phrases";
import { isGoogleEnabled } from "@/lib/session/google-enabled";
import { getShelves } from "@/lib/catalogue/categories/cached";
import { getAnnouncement, getShopSettings } from "@/lib/shop/settings/cached";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { hoursRows } from "@/lib/shop/working-time/opening-hours";
import { AnnouncementBar } from "./announcement-bar";
import { HeaderSearch } from "./header-search";
import { OrderingPaused } from "./ordering-paused";
import type { ShopDetails } from "./shop-details";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

interface SiteFrameProps {
  /** What is shown instead of the shop's own: as nobody else sees it yet. */
  preview?: { settings: ShopSettings; announcement: ShownAnnouncement | null };
  children: ReactNode;
}

/**
 * Header, the page in its <main>, footer. The skip link of the root layout leads to #main. The page
 * fills the first screen, so that contents which arrive later never push a footer that is in view.
 * Header and footer are drawn in the browser too: as markup from the server each would be in every page
 * four times, once to see, once to hydrate, and twice in case something is not found.
 */
export async function SiteFrame({ preview, children }: SiteFrameProps) {
  const [settings, shelves, googleEnabled, announcement] = await Promise.all([
    preview?.settings ?? getShopSettings(),
    getShelves(),
    isGoogleEnabled(),
    preview ? preview.announcement : getAnnouncement(),
  ]);
  const shop = { ...whatEverybodySees(settings), categories: shelves.map(({ name }) => name) };
  return (
    <div className="flex flex-col">
      {announcement && (
        <AnnouncementBar announcement={announcement} isPreview={preview !== undefined} />
      )}
      <SiteHeader shop={shop} googleEnabled={googleEnabled} />
      <main id="main" tabIndex={-1} className="min-h-[92dvh]">
        <OrderingPaused />
        {children}
      </main>
      <SiteFooter shop={shop} />
      <HeaderSearch />
    </div>
  );
}

/** The rest of the settings, some of them the owner's own affair, stays on the server. */
function whatEverybodySees(settings: ShopSettings): Omit<ShopDetails, "categories"> {
  const { siteName, logoImageUrl, contactAddress, contactEmail, contactPhone, footerCredits } =
    settings;
  const { minimumOrder, production } = settings.claims;
  return {
    siteName,
    logoImageUrl,
    contactAddress,
    contactEmail,
    contactPhone,
    footerCredits,
    businessHours: hoursRows(settings.openingHours),
    openingLine: sentences(said`Orders from ${minimumOrder}.`, said`Made in ${production}.`),
    removedSections: removedSections(settings.content),
  };
}
