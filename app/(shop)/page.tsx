import type { Metadata } from "next";
import { JsonLd } from "@/components/catalogue/json-ld";
import { chatFactsOf } from "@/components/chat/chat-facts";
import { ChatLauncher } from "@/components/chat/chat-launcher";
import { Contact } from "@/components/landing/contact";
import { Facts } from "@/components/landing/facts";
import { FEATURED_COUNT, FeaturedProducts } from "@/components/landing/featured-products";
import { Hero } from "@/components/landing/hero";
import { Services } from "@/components/landing/services";
import { Testimonials } from "@/components/landing/testimonials";
import { Trades } from "@/components/landing/trades";
import { WhyChooseUs } from "@/components/landing/why-choose-us";
import { getFeaturedProducts } from "@/lib/catalogue/cached";
import { shown } from "@/lib/catalogue/shown-products";
import { claims } from "@/lib/claims";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { getShopSettings } from "@/lib/settings/cached";
import { organizationData } from "@/lib/settings/organization-data";

export async function generateMetadata(): Promise<Metadata> {
  const { siteName } = await getShopSettings();
  const title = `${siteName}: custom and eco-friendly packaging for businesses in India`;
  const description = `Mailer boxes, paper bags, food packaging, cups, tapes and protection from ${claims.minimumOrder}. Production ${claims.production}, delivery ${claims.delivery}. Prices in rupees.`;
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: paths.home },
  };
}

export default async function LandingPage() {
  const [settings, featured] = await Promise.all([
    getShopSettings(),
    getFeaturedProducts(FEATURED_COUNT)
      .then(shown)
      .catch(() => null),
  ]);
  return (
    <>
      <JsonLd data={organizationData(env().APP_URL, settings)} />
      <Hero />
      <Trades />
      <Facts />
      <Services />
      <FeaturedProducts products={featured} />
      <WhyChooseUs />
      <Testimonials />
      <Contact settings={settings} />
      <ChatLauncher facts={chatFactsOf(settings)} />
    </>
  );
}
