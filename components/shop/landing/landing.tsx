import type { ComponentProps } from "react";
import { useTranslate } from "#words";
import { removedSections } from "@/lib/shop/content/landing-sections";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { SiteContent } from "@/lib/shop/content/blocks";
import { Link } from "@/components/ui/link";
import { translatePhrase } from "@/lib/shop/content/phrases";
import { paths } from "@/lib/base/paths";
import { deliveryArea } from "@/lib/shop/settings/state-list";
import type { Style } from "@/lib/catalogue/sizes/schemas";
import type { Claims } from "@/lib/shop/content/claims";
import { Contact } from "./contact";
import { FeaturedProducts } from "./featured-products";
import { Hero } from "./hero";
import { OwnSize } from "./own-size";
import { Services } from "./services";
import { Trades } from "./trades";
import { WhyChooseUs } from "./why-choose-us";
import { SectionHeading } from "./section-heading";

const listFacts = (claims: Claims) => [
  { figure: claims.minimumOrder, words: "Minimum order from" },
  { figure: claims.production, words: "Production" },
  { figure: claims.delivery, words: "Delivery after dispatch" },
  { figure: claims.clients, words: "Clients" },
  { figure: claims.states, words: "States our clients are in" },
];

interface FactsProps {
  claims: Claims;
  /** The states that the shop delivers to. */
  states: readonly string[];
}

/** The shop's figures as a row of tickets, with the delivery area below. */
export function Facts({ claims, states }: FactsProps) {
  const t = useTranslate();
  const facts = listFacts(claims).filter(({ figure }) => figure !== "");
  if (facts.length === 0) return null;
  return (
    <section aria-label={t("In figures")} className="bg-kraft fibres text-kraft-foreground">
      {/* The assistant's button floats at the right edge; the padding keeps the figures clear of it. */}
      <dl className="container-page grid grid-cols-6 max-sm:pr-20 sm:grid-cols-3 sm:pr-44 lg:flex lg:justify-between min-[100rem]:pr-10">
        {facts.map((fact) => (
          <div
            key={fact.words}
            className="flex flex-col justify-center perforated py-2.5 pr-4 max-sm:col-span-3 max-sm:nth-[n+3]:col-span-2 max-sm:nth-[n+3]:border-t sm:py-5 sm:max-lg:last:col-span-2 sm:max-lg:nth-[n+4]:border-t lg:border-l lg:px-6 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0"
          >
            <dt className="text-sm">{t(fact.words)}</dt>
            <dd className="font-display text-lg leading-tight sm:text-[1.375rem] xl:text-2xl">
              {translatePhrase(t, fact.figure)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="container-page border-t perforated py-2 text-sm max-sm:pr-20 sm:py-3 sm:pr-44 min-[100rem]:pr-10">
        {t("We deliver to {area}.", { area: deliveryArea(states, t) })}{" "}
        <Link
          href={paths.delivery}
          prefetch={false}
          className="inline-block py-1 font-semibold underline underline-offset-4"
        >
          {t("Check your PIN code")}
        </Link>
      </p>
    </section>
  );
}

interface LandingProps {
  settings: ShopSettings;
  featured: ComponentProps<typeof FeaturedProducts>["products"];
  /** Slugs of the categories, former ones included. */
  categories: readonly string[];
  /** The first style made to size; undefined if there is none. */
  style?: Style | undefined;
}

/** The landing page as arranged by the owner. A preview renders the same component with unpublished settings. */
export function Landing({ settings, featured, categories, style }: LandingProps) {
  const { claims, content } = settings;
  const removed = removedSections(content);
  return (
    <>
      {content.sections.hero ? (
        <Hero hero={content.hero} claims={claims} />
      ) : (
        <h1 className="sr-only">{settings.siteName}</h1>
      )}
      {style && <OwnSize style={style} />}
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

function Testimonials({ testimonials }: { testimonials: SiteContent["testimonials"]["items"] }) {
  const t = useTranslate();
  return (
    <section id="testimonials" className="bg-kraft/55 fibres py-7 sm:py-24">
      <div className="container-page">
        <SectionHeading title={t("What buyers write to us")} />
        {/* Focusable, so that the keyboard can scroll it sideways. */}
        <ul
          tabIndex={0}
          aria-label={t("Testimonials")}
          className="snap-shelf mt-4 gap-6 md:mt-12 md:columns-2 lg:columns-3"
        >
          {testimonials.map((entry) => (
            <li
              key={entry.quote}
              className="break-inside-avoid max-md:w-[84vw] max-md:max-w-96 md:mb-6"
            >
              <figure className="flex h-full flex-col rounded-lg border bg-card p-5 shadow-sheet sm:p-6">
                <blockquote className="flex-1 font-display leading-relaxed sm:text-lg">
                  <p>{entry.quote}</p>
                </blockquote>
                <figcaption className="mt-5 border-t perforated pt-4 text-sm">
                  <span className="block font-semibold">{entry.name}</span>
                  <span className="text-muted-foreground">
                    {[entry.role, entry.city].filter(Boolean).join(", ")}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
