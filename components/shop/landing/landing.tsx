import type { ComponentProps } from "react";
import { removedSections } from "@/lib/shop/content/removed-sections";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { Contact } from "./contact";
import { Facts } from "./facts";
import { FeaturedProducts } from "./featured-products";
import { Hero } from "./hero";
import { Services } from "./services";
import { Testimonials } from "./testimonials";
import { Trades } from "./trades";
import { WhyChooseUs } from "./why-choose-us";

interface LandingProps {
  settings: ShopSettings;
  featured: ComponentProps<typeof FeaturedProducts>["products"];
  /** Slugs that lead to a category, former ones included. */
  categories: readonly string[];
}

/** The landing page as its owner has arranged it; a preview shows the same of what is not published yet. */
export function Landing({ settings, featured, categories }: LandingProps) {
  const { claims, content } = settings;
  const removed = removedSections(content);
  return (
    <>
      {content.sections.hero ? (
        <Hero hero={content.hero} claims={claims} />
      ) : (
        <h1 className="sr-only">{settings.siteName}</h1>
      )}
      {content.sections.trades && content.trades.items.length > 0 && (
        <Trades trades={content.trades.items} categories={categories} />
      )}
      {content.sections.figures && <Facts claims={claims} states={settings.serviceableStates} />}
      {!removed.includes("services") && (
        <Services services={content.services.items} categories={categories} />
      )}
      {content.sections.featured && <FeaturedProducts products={featured} />}
      {!removed.includes("why-choose-us") && (
        <WhyChooseUs why={content.whyChooseUs} claims={claims} />
      )}
      {!removed.includes("testimonials") && (
        <Testimonials testimonials={content.testimonials.items} />
      )}
      <Contact settings={settings} />
    </>
  );
}
