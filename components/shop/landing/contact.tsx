import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { phoneHref } from "@/components/shared/format/phone-href";
import { WhatsAppLink } from "@/components/shared/format/whatsapp-link";
import { PriceRequestLink } from "@/components/shop/catalogue/product/price-request-link";
import { cn } from "@/lib/base/cn";
import { translateQuoting, sentences } from "@/lib/shop/content/phrases";
import { isQuoted } from "@/lib/shop/content/quotes";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { hoursRows } from "@/lib/shop/working-time/opening-hours";
import { translateDays } from "@/lib/i18n/translate";
import { ContactFormSlot } from "./contact-form-slot";
import { SectionHeading } from "./section-heading";

type ContactDetails = Pick<
  ShopSettings,
  | "siteName"
  | "whatsappNumber"
  | "contactEmail"
  | "contactPhone"
  | "contactAddress"
  | "openingHours"
  | "claims"
>;

interface ContactProps {
  settings: ContactDetails;
  /** The owner's texts on the page: what they promise is not said again. */
  said: readonly string[];
}

export function Contact({ settings, said }: ContactProps) {
  const t = useTranslate();
  const { quoteReply, response } = settings.claims;
  return (
    <section id="contact" className="container-page py-7 sm:py-24">
      <div className="grid gap-6 sm:gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:gap-20">
        <div>
          <SectionHeading title={t("Ask a question or get a quote")}>
            {sentences(
              isQuoted("quote reply", said, settings.claims, t)
                ? ""
                : translateQuoting(t, "We reply to quote requests {time}.", { time: quoteReply }),
              isQuoted("response", said, settings.claims, t)
                ? ""
                : translateQuoting(t, "In business hours, we respond {time}.", { time: response }),
            )}
          </SectionHeading>
          <Details settings={settings} />
          <p className="mt-4 sm:mt-6">
            <PriceRequestLink>{t("Ask for a price, with size, print and file")}</PriceRequestLink>
          </p>
        </div>
        <ContactFormSlot promises={{ quoteReply, response }} />
      </div>
    </section>
  );
}

function Details({ settings }: { settings: ContactDetails }) {
  const t = useTranslate();
  const { siteName, whatsappNumber, contactEmail, contactPhone, contactAddress, openingHours } =
    settings;
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-4 sm:mt-10 sm:max-lg:grid-cols-2 lg:gap-6">
      <Detail term={t("Phone")}>
        <a className="inline-block py-1 font-semibold text-link" href={phoneHref(contactPhone)}>
          {contactPhone}
        </a>
      </Detail>
      {whatsappNumber && (
        <Detail term="WhatsApp">
          <WhatsAppLink
            number={whatsappNumber}
            text={t("Hello {shop}, ", { shop: siteName })}
            className="inline-flex items-center gap-2 py-1 font-semibold text-link"
          >
            {t("Write to us")}
          </WhatsAppLink>
        </Detail>
      )}
      <Detail term={t("Email")} inFooter>
        <a
          className="inline-block py-1 font-semibold [overflow-wrap:anywhere] text-link"
          href={`mailto:${contactEmail}`}
        >
          {contactEmail}
        </a>
      </Detail>
      <Detail term={t("Workshop")} inFooter>
        <address className="max-w-80 not-italic">{contactAddress}</address>
      </Detail>
      <Detail term={t("Business hours")} inFooter>
        <span className="block">
          {hoursRows(openingHours).map((row) => (
            <span key={row.days} className="block">
              {translateDays(t, row.days)} {t(row.hours)}
            </span>
          ))}
        </span>
      </Detail>
    </dl>
  );
}

interface DetailProps {
  term: string;
  /** Hidden on a phone, where the footer directly below shows the same. */
  inFooter?: boolean;
  children: ReactNode;
}

function Detail({ term, inFooter = false, children }: DetailProps) {
  return (
    <div
      className={cn(
        "min-w-0",
        inFooter ? "max-sm:hidden" : "max-sm:flex max-sm:items-baseline max-sm:gap-3",
      )}
    >
      <dt className="text-sm text-muted-foreground">{term}</dt>
      <dd className="mt-0.5 lg:text-lg">{children}</dd>
    </div>
  );
}
