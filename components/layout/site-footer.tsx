"use client";

import { useTranslate } from "#words";
import { phoneHref, whatsAppHref } from "@/components/shared/format/phone-href";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { translateDays, translateOwn } from "@/lib/i18n/translate";
import { LanguageSwitch } from "./language-switch";
import type { ShopDetails } from "./shop-details";
import { ShopMark } from "./shop-mark";

const POLICIES = [
  { label: "Privacy Policy", href: paths.privacyPolicy },
  { label: "Privacy Notice", href: paths.privacyNotice },
  { label: "Terms of Service", href: paths.termsOfService },
  { label: "Returns & Refund Policy", href: paths.returnsRefundPolicy },
];

const HELP = [
  { label: "All products", href: paths.products() },
  { label: "Made to size", href: paths.customStyles },
  { label: "Cart", href: paths.cart },
  { label: "Favourites", href: paths.favourites },
  { label: "Ask for a price", href: paths.quote() },
];

export function SiteFooter({ shop }: { shop: ShopDetails }) {
  const t = useTranslate();
  return (
    <footer className="border-t-4 border-kraft-line bg-band text-band-foreground">
      <div className="container-page grid grid-cols-2 gap-x-6 gap-y-6 py-8 sm:gap-x-10 sm:gap-y-12 sm:py-14 lg:grid-cols-[1.6fr_1fr_1fr_1.3fr] lg:py-18">
        <section aria-label={t("Contact details")} className="col-span-2 lg:col-span-1">
          <p className="flex items-center gap-3 font-display text-xl">
            {!shop.logoImageUrl && <ShopMark className="size-9 stroke-band" />}
            {shop.siteName}
          </p>
          <address className="mt-5 space-y-1 not-italic">
            <p className="max-w-72 text-band-muted">{shop.contactAddress}</p>
            <FooterLink href={phoneHref(shop.contactPhone)}>{shop.contactPhone}</FooterLink>
            {shop.whatsappNumber && (
              <FooterLink href={whatsAppHref(shop.whatsappNumber)}>WhatsApp</FooterLink>
            )}
            <FooterLink href={`mailto:${shop.contactEmail}`}>{shop.contactEmail}</FooterLink>
          </address>
          <p className="mt-4 text-sm text-band-muted">{translateOwn(t, shop.footerCredits)}</p>
          <LanguageSwitch languages={shop.languages} className="footer-link" />
        </section>
        {/* Hidden on a phone, where the page and its menu have these links. */}
        <FooterList
          className="max-sm:hidden"
          title={t("Products")}
          items={shop.categories.map((category) => ({
            label: t(category),
            href: paths.products({ category }),
          }))}
        />
        <FooterList
          title={t("Help")}
          items={[...HELP, ...POLICIES].map((item) => ({ ...item, label: t(item.label) }))}
          className="max-sm:col-span-2 max-sm:[&_ul]:columns-2"
        />
        <section className="col-span-2 lg:col-span-1">
          <h2 className="text-lg">{t("Business hours")}</h2>
          <dl className="mt-2 space-y-1 tabular sm:mt-4 sm:space-y-2">
            {shop.businessHours.map((row) => (
              <div key={row.days} className="flex max-w-60 justify-between gap-6">
                <dt className="text-band-muted">{translateDays(t, row.days)}</dt>
                <dd>{t(row.hours)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </footer>
  );
}

interface FooterListProps {
  title: string;
  items: { label: string; href: string }[];
  className?: string;
}

function FooterList({ title, items, className }: FooterListProps) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-1 sm:mt-3">
        {items.map((item) => (
          <li key={item.href}>
            <Link href={item.href} prefetch={false} className="footer-link">
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <p>
      <a href={href} className="footer-link">
        {children}
      </a>
    </p>
  );
}
