"use client";

import { Phone, Menu } from "lucide-react";
import { useState, useTransition } from "react";
import { useTranslate } from "#words";
import { phoneHref, whatsAppHref } from "@/components/shared/format/phone-href";
import { Link } from "@/components/ui/link";
import { translateDays } from "@/lib/i18n/translate";
import { useRouter } from "@/components/ui/use-router";
import { Button } from "@/components/ui/button";
import { late } from "@/components/ui/late";
import { AccountArea } from "./account-area";
import { Brand } from "./brand";
import { HeaderSearchButton } from "./header-search";
import { navItemsWithout } from "./nav-items";
import type { ShopDetails } from "./shop-details";
import { ThemeSwitch } from "./theme/theme-switch";

const PhoneMenuSheet = late(
  () => import("./phone-menu-sheet").then((file) => file.PhoneMenuSheet),
  null,
);

/** The header's links on narrow screens. */
function PhoneMenu({ shop }: { shop: ShopDetails }) {
  const t = useTranslate();
  /** Undefined until it is first opened. */
  const [open, setOpen] = useState<boolean>();
  const router = useRouter();
  // Kept here because the sheet's links are gone before their page has loaded.
  const [isLeaving, startLeaving] = useTransition();
  const follow = (href: string) => {
    setOpen(false);
    startLeaving(() => router.push(href));
  };
  return (
    <div className="lg:hidden">
      <Button
        variant="ghost"
        size="icon"
        aria-haspopup="dialog"
        aria-busy={isLeaving || undefined}
        onPointerEnter={() => PhoneMenuSheet.preload()}
        onFocus={() => PhoneMenuSheet.preload()}
        onClick={() => PhoneMenuSheet.demand((isLoaded) => setOpen(isLoaded || undefined))}
      >
        <Menu aria-hidden className="size-6" />
        <span className="sr-only">{t("Menu")}</span>
      </Button>
      {open !== undefined && (
        <PhoneMenuSheet open={open} onOpenChange={setOpen} onFollow={follow} shop={shop} />
      )}
    </div>
  );
}

interface SiteHeaderProps {
  shop: ShopDetails;
  /** For the header's sign-in dialog. */
  googleEnabled: boolean;
}

export function SiteHeader({ shop, googleEnabled }: SiteHeaderProps) {
  const t = useTranslate();
  return (
    <>
      <OpeningLine shop={shop} />
      <header className="sticky top-0 z-40 border-b bg-background short:static">
        <div className="container-page flex h-16 items-center gap-1 lg:h-18 lg:gap-2">
          <Brand siteName={shop.siteName} logoImageUrl={shop.logoImageUrl} />
          <nav aria-label={t("Main")} className="ml-2 hidden lg:block xl:ml-4">
            <ul className="flex">
              {navItemsWithout(shop.removedSections).map((item) => (
                <li key={item.href} className={item.isWide ? "max-xl:hidden" : undefined}>
                  <Link href={item.href} prefetch={false} className="header-link">
                    {t(item.label)}
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
            <PhoneMenu shop={shop} />
          </div>
        </div>
      </header>
    </>
  );
}

function OpeningLine({ shop }: { shop: ShopDetails }) {
  const t = useTranslate();
  const { contactPhone, whatsappNumber, businessHours } = shop;
  return (
    <aside
      aria-label={t("At a glance")}
      className="hidden bg-band text-sm text-band-foreground lg:block"
    >
      <div className="container-page flex min-h-9 items-center justify-between gap-6">
        <p className="text-band-muted">
          {businessHours
            .map(({ days, hours }) => `${translateDays(t, days)} ${t(hours)}`)
            .join(", ")}
        </p>
        <p className="flex items-center gap-5">
          <a href={phoneHref(contactPhone)} className="flex items-center gap-2 hover:underline">
            <Phone aria-hidden className="size-4" />
            {contactPhone}
          </a>
          {whatsappNumber && (
            <a href={whatsAppHref(whatsappNumber)} className="hover:underline">
              WhatsApp
            </a>
          )}
        </p>
      </div>
    </aside>
  );
}
