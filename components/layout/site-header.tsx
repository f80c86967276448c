import { Phone } from "lucide-react";
import Link from "next/link";
import { phoneHref } from "@/components/format/phone-href";
import { businessHoursLine, claims } from "@/lib/claims";
import type { ShopSettings } from "@/lib/settings/shop-settings";
import { AccountArea } from "./account-area";
import { Brand } from "./brand";
import { navItems } from "./nav-items";
import { PhoneMenu } from "./phone-menu";
import { ThemeSwitch } from "./theme-switch";

interface SiteHeaderProps {
  settings: ShopSettings;
  /** For the sign-in dialog that the header opens. */
  googleEnabled: boolean;
}

export function SiteHeader({ settings, googleEnabled }: SiteHeaderProps) {
  return (
    <>
      <OpeningLine contactPhone={settings.contactPhone} />
      <header className="sticky top-0 z-40 border-b bg-background">
        <div className="container-page flex h-16 items-center gap-1 lg:h-18 lg:gap-2">
          <Brand siteName={settings.siteName} logoImageUrl={settings.logoImageUrl} />
          <nav aria-label="Main" className="ml-6 hidden lg:block">
            <ul className="flex">
              {navItems.map((item) => (
                <li key={item.href}>
                  <Link
                    href={item.href}
                    prefetch={false}
                    className="flex min-h-11 items-center rounded-md px-2.5 text-[0.9375rem] font-medium decoration-marigold decoration-2 underline-offset-8 hover:underline xl:px-3.5"
                  >
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="ml-auto flex items-center">
            <AccountArea googleEnabled={googleEnabled} />
            <div className="hidden sm:block">
              <ThemeSwitch />
            </div>
            <PhoneMenu contactPhone={settings.contactPhone} />
          </div>
        </div>
      </header>
    </>
  );
}

function OpeningLine({ contactPhone }: { contactPhone: string }) {
  return (
    <aside
      aria-label="At a glance"
      className="hidden bg-band text-sm text-band-foreground lg:block"
    >
      <div className="container-page flex min-h-9 items-center justify-between gap-6">
        <p>
          Orders from {claims.minimumOrder}. Made in {claims.production}.
        </p>
        <p className="flex items-center gap-5">
          <span className="text-band-muted">{businessHoursLine}</span>
          <a href={phoneHref(contactPhone)} className="flex items-center gap-2 hover:underline">
            <Phone aria-hidden className="size-4" />
            {contactPhone}
          </a>
        </p>
      </div>
    </aside>
  );
}
