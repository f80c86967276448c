"use client";

import { Phone } from "lucide-react";
import { phoneHref } from "@/components/shared/format/phone-href";
import { Link } from "@/components/ui/link";
import { AccountArea } from "./account-area";
import { Brand } from "./brand";
import { HeaderSearchButton } from "./header-search";
import { navItemsWithout } from "./nav-items";
import { PhoneMenu } from "./phone-menu";
import type { ShopDetails } from "./shop-details";
import { ThemeSwitch } from "./theme-switch";

interface SiteHeaderProps {
  shop: ShopDetails;
  /** For the sign-in dialog that the header opens. */
  googleEnabled: boolean;
}

export function SiteHeader({ shop, googleEnabled }: SiteHeaderProps) {
  return (
    <>
      <OpeningLine shop={shop} />
      <header className="sticky top-0 z-40 border-b bg-background short:static">
        <div className="container-page flex h-16 items-center gap-1 lg:h-18 lg:gap-2">
          <Brand siteName={shop.siteName} logoImageUrl={shop.logoImageUrl} />
          <nav aria-label="Main" className="ml-2 hidden lg:block xl:ml-6">
            <ul className="flex">
              {navItemsWithout(shop.removedSections).map((item) => (
                <li key={item.href}>
                  <Link href={item.href} prefetch={false} className="header-link">
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="ml-auto flex items-center">
            <HeaderSearchButton />
            <AccountArea googleEnabled={googleEnabled} />
            <div className="hidden sm:block">
              <ThemeSwitch />
            </div>
            <PhoneMenu contactPhone={shop.contactPhone} removed={shop.removedSections} />
          </div>
        </div>
      </header>
    </>
  );
}

function OpeningLine({ shop }: { shop: ShopDetails }) {
  const { contactPhone, businessHours, openingLine } = shop;
  return (
    <aside
      aria-label="At a glance"
      className="hidden bg-band text-sm text-band-foreground lg:block"
    >
      <div className="container-page flex min-h-9 items-center justify-between gap-6">
        <p>{openingLine}</p>
        <p className="flex items-center gap-5">
          <span className="text-band-muted">
            {businessHours.map(({ days, hours }) => `${days} ${hours}`).join(", ")}
          </span>
          <a href={phoneHref(contactPhone)} className="flex items-center gap-2 hover:underline">
            <Phone aria-hidden className="size-4" />
            {contactPhone}
          </a>
        </p>
      </div>
    </aside>
  );
}
