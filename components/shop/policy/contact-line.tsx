import { useTranslate } from "#words";
import { phoneHref } from "@/components/shared/format/phone-href";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";

/** The shop's contact details, as a sentence of a policy. */
export function ContactLine({ settings }: { settings: ShopSettings }) {
  const t = useTranslate();
  const { siteName, contactEmail, contactPhone, contactAddress } = settings;
  return (
    <p>
      {t.parts("Write to {email}, call {phone}, or send a letter to {shop}, {address}.", {
        email: (
          <a className="text-link" href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
        ),
        phone: (
          <a className="text-link" href={phoneHref(contactPhone)}>
            {contactPhone}
          </a>
        ),
        shop: siteName,
        address: contactAddress,
      })}
    </p>
  );
}
