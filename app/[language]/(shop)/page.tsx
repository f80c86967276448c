import type { Metadata } from "next";
import { JsonLd } from "@/components/shop/catalogue/json-ld";
import { getChatFacts } from "@/components/shop/chat/chat-facts";
import { ChatLauncher } from "@/components/shop/chat/chat-launcher";
import { Landing } from "@/components/shop/landing/landing";
import { getFeaturedProducts } from "@/lib/catalogue/lists/cached";
import { shown } from "@/lib/catalogue/price/shown-products";
import { said, sentences } from "@/lib/shop/content/phrases";
import { getKnownSlugs } from "@/lib/catalogue/categories/cached";
import { env } from "@/lib/base/env";
import { paths } from "@/lib/base/paths";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { organizationData } from "@/lib/shop/settings/organization-data";

export async function generateMetadata(): Promise<Metadata> {
  const { siteName, claims } = await getShopSettings();
  const title = `${siteName}: custom and eco-friendly packaging for businesses in India`;
  const { minimumOrder, production, delivery } = claims;
  const description = sentences(
    `Mailer boxes, paper bags, food packaging, cups, tapes and protection${said` from ${minimumOrder}`}.`,
    said`Production ${production}, delivery ${delivery}.`,
    "Prices in rupees.",
  );
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: paths.home },
  };
}

export default async function LandingPage() {
  const [settings, featured, categories] = await Promise.all([
    getShopSettings(),
    getFeaturedProducts()
      .then(shown)
      .catch(() => null),
    getKnownSlugs(),
  ]);
  return (
    <>
      <JsonLd data={organizationData(env().APP_URL, settings)} />
      <Landing settings={settings} featured={featured} categories={categories} />
      <ChatLauncher facts={getChatFacts(settings)} />
    </>
  );
}
