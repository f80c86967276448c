import { useTranslate } from "#words";
import { contactLinks } from "@/components/shared/format/contact-links";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";

/** The shop's contact details, as a sentence of a policy. */
export function ContactLine({ settings }: { settings: ShopSettings }) {
  const t = useTranslate();
  const { siteName, contactAddress } = settings;
  return (
    <p>
      {t.parts("Write to {email}, call {phone}, or send a letter to {shop}, {address}.", {
        ...contactLinks(settings),
        shop: siteName,
        address: contactAddress,
      })}
    </p>
  );
}
