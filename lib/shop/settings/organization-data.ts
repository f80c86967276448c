import type { ShopSettings } from "./shop-settings";

/** JSON-LD (schema.org) about the shop for search engines. `origin` is its public address. */
export function organizationData(origin: string, settings: ShopSettings): object {
  const { siteName, contactEmail, contactPhone, contactAddress, logoImageUrl } = settings;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: siteName,
    url: new URL("/", origin).toString(),
    logo: new URL(logoImageUrl || "/icon-512.png", origin).toString(),
    email: contactEmail,
    telephone: contactPhone,
    address: { "@type": "PostalAddress", streetAddress: contactAddress, addressCountry: "IN" },
  };
}
