import type { ReactNode } from "react";
import { X } from "lucide-react";
import { useTranslate } from "#words";
import { translateRow } from "@/lib/base/input/translations";
import type { ShownAnnouncement } from "@/lib/shop/content/announcement";
import { removedSections } from "@/lib/shop/content/landing-sections";
import { isGoogleEnabled } from "@/lib/identity/session/google-enabled";
import { getShelves } from "@/lib/catalogue/categories/cached";
import { getAnnouncement, getShopSettings } from "@/lib/shop/settings/cached";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { hoursRows } from "@/lib/shop/working-time/opening-hours";
import { SiteLink } from "@/components/ui/site-link";
import { cn } from "@/lib/base/cn";
import { pageTranslate } from "@/lib/i18n/use-translate-server";
import { HeaderSearch } from "./header-search";
import { OrderingPaused } from "./ordering-paused";
import type { ShopDetails } from "./shop-details";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

interface SiteFrameProps {
  preview?: { settings: ShopSettings; announcement: ShownAnnouncement | null };
  children: ReactNode;
}

/**
 * Header, the page in its <main>, footer. The skip link of the root layout leads to #main. The page fills the first
 * screen, so that late content never pushes a visible footer. Header and footer are client components: as server
 * markup each would be in every page four times, once to see, once to hydrate, and twice for the not-found page.
 */
export async function SiteFrame({ preview, children }: SiteFrameProps) {
  const t = await pageTranslate();
  const [settings, shelves, googleEnabled, announcement] = await Promise.all([
    preview?.settings ?? getShopSettings(),
    getShelves(),
    isGoogleEnabled(),
    preview ? preview.announcement : getAnnouncement(),
  ]);
  const categories = shelves.map(({ name }) => name);
  const shop = { ...whatEverybodySees(settings), categories };
  return (
    <div className="flex flex-col">
      {announcement && (
        <AnnouncementBar
          announcement={translateRow(announcement, t.language)}
          isPreview={preview !== undefined}
        />
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

/**
 * Picks the settings that are sent to the browser; the others, some of them private to the owner, stay on the
 * server.
 */
function whatEverybodySees(settings: ShopSettings): Omit<ShopDetails, "categories"> {
  const { siteName, languages, logoImageUrl, contactAddress } = settings;
  const { contactEmail, contactPhone, whatsappNumber, footerCredits } = settings;
  return {
    siteName,
    languages,
    logoImageUrl,
    contactAddress,
    contactEmail,
    contactPhone,
    whatsappNumber,
    footerCredits,
    businessHours: hoursRows(settings.openingHours),
    removedSections: removedSections(settings.content),
  };
}

interface AnnouncementBarProps {
  announcement: ShownAnnouncement;
  /** Shows the announcement outside its period, and to visitors who closed it. */
  isPreview?: boolean;
}

/** The owner's announcement above every page; head/show-announcement.ts decides who sees it. */
function AnnouncementBar({ announcement, isPreview = false }: AnnouncementBarProps) {
  const t = useTranslate();
  const { text, linkLabel, linkAddress, isLater } = announcement;
  return (
    <aside
      aria-label={t("Announcement")}
      className={cn(
        "border-b border-kraft-line bg-kraft text-sm text-kraft-foreground",
        !isPreview && "announcement",
        !isPreview && isLater && "announcement-later",
      )}
    >
      <div className="container-page flex min-h-11 items-center gap-3">
        <p className="min-w-0 flex-1 py-2 [overflow-wrap:anywhere] sm:text-center">
          {text}
          {linkLabel && (
            <>
              {" "}
              <SiteLink
                href={linkAddress}
                prefetch={false}
                className="inline-block py-1 font-semibold whitespace-nowrap underline underline-offset-4"
              >
                {linkLabel}
              </SiteLink>
            </>
          )}
        </p>
        <button
          type="button"
          data-announcement-close=""
          className="-mr-3 grid size-11 shrink-0 place-items-center rounded-md hover:bg-foreground/10 active:bg-foreground/20"
        >
          <X aria-hidden className="size-4.5" />
          <span className="sr-only">{t("Close the announcement")}</span>
        </button>
      </div>
    </aside>
  );
}
