import type { ReactNode } from "react";
import { isGoogleEnabled } from "@/lib/session/google-enabled";
import { getShopSettings } from "@/lib/settings/cached";
import { OrderingPaused } from "./ordering-paused";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/**
 * Header, the page in its <main>, footer. The skip link of the root layout leads to #main. The page
 * fills the first screen, so that contents which arrive later never push a footer that is in view.
 */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const [settings, googleEnabled] = await Promise.all([getShopSettings(), isGoogleEnabled()]);
  return (
    <div className="flex flex-col">
      <SiteHeader settings={settings} googleEnabled={googleEnabled} />
      <main id="main" tabIndex={-1} className="min-h-[92dvh]">
        <OrderingPaused />
        {children}
      </main>
      <SiteFooter settings={settings} />
    </div>
  );
}
