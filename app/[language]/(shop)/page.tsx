import type { Metadata } from "next";
import { JsonLd } from "@/components/shop/catalogue/json-ld";
import { getChatFacts } from "@/components/shop/chat/chat-facts";
import { ChatLauncher } from "@/components/shop/chat/chat-launcher";
import { Landing } from "@/components/shop/landing/landing";
import { getFeaturedProducts } from "@/lib/catalogue/lists/cached";
import { shown } from "@/lib/catalogue/price/shown-products";
import { translateQuoting, sentences } from "@/lib/shop/content/phrases";
import { translateContent } from "@/lib/shop/content/translate-content";
import { getKnownSlugs } from "@/lib/catalogue/categories/cached";
import { getStyles } from "@/lib/catalogue/sizes/cached";
import { env } from "@/lib/base/env";
import { localized } from "@/lib/shop/settings/localized";
import { paths } from "@/lib/base/paths";
import { getShopSettings } from "@/lib/shop/settings/cached";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { pageTranslate } from "@/lib/i18n/use-translate-server";

export async function generateMetadata(): Promise<Metadata> {
  const [{ siteName, claims }, t] = await Promise.all([getShopSettings(), pageTranslate()]);
  const title = t("{shop}: custom and eco-friendly packaging for businesses in India", {
    shop: siteName,
  });
  const { minimumOrder, production, delivery } = claims;
  const description = sentences(
    translateQuoting(
      t,
      "Mailer boxes, paper bags, food packaging, cups, tapes and protection from {amount}.",
      { amount: minimumOrder },
    ) || t("Mailer boxes, paper bags, food packaging, cups, tapes and protection."),
    translateQuoting(t, "Production {production}, delivery {delivery}.", { production, delivery }),
    t("Prices in rupees."),
  );
  return localized({
    title: { absolute: title },
    description,
    alternates: { canonical: paths.home },
  });
}

export default async function LandingPage() {
  const t = await pageTranslate();
  const [settings, featured, categories, [style]] = await Promise.all([
    getShopSettings(),
    getFeaturedProducts(t.language)
      .then(shown)
      .catch(() => null),
    getKnownSlugs(),
    getStyles(),
  ]);
  return (
    <>
      <JsonLd data={organizationData(env().APP_URL, settings)} />
      <Landing
        settings={{ ...settings, content: translateContent(settings.content, t) }}
        featured={featured}
        categories={categories}
        style={style}
      />
      <ChatLauncher facts={getChatFacts(settings)} />
    </>
  );
}

/** JSON-LD (schema.org) about the shop for search engines. `origin` is its public URL. */
function organizationData(origin: string, settings: ShopSettings): object {
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
