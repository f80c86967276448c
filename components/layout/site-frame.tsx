import type { ReactNode } from "react";
import { isGoogleEnabled } from "@/lib/session/google-enabled";
import { getShopSettings } from "@/lib/settings/cached";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** Header, the page in its <main>, footer. The skip link of the root layout leads to #main. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const [settings, googleEnabled] = await Promise.all([getShopSettings(), isGoogleEnabled()]);
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader settings={settings} googleEnabled={googleEnabled} />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter settings={settings} />
    </div>
  );
}
