import { phoneHref } from "@/components/shared/format/phone-href";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";

/** The shop's contact details, as a sentence of a policy. */
export function ContactLine({ settings }: { settings: ShopSettings }) {
  const { siteName, contactEmail, contactPhone, contactAddress } = settings;
  return (
    <p>
      Write to{" "}
      <a className="text-link" href={`mailto:${contactEmail}`}>
        {contactEmail}
      </a>
      , call{" "}
      <a className="text-link" href={phoneHref(contactPhone)}>
        {contactPhone}
      </a>
      , or send a letter to {siteName}, {contactAddress}.
    </p>
  );
}
