import type { ReactNode } from "react";
import { getShopSettings } from "@/lib/settings/cached";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** Header, the page in its <main>, footer. The skip link of the root layout leads to #main. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const settings = await getShopSettings();
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader settings={settings} />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter settings={settings} />
    </div>
  );
}
