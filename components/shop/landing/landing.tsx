import type { ComponentProps } from "react";
import { useTranslate } from "#words";
import { removedSections } from "@/lib/shop/content/landing-sections";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { SiteContent } from "@/lib/shop/content/blocks";
import { Link } from "@/components/ui/link";
import { isQuoted, type QuoteName, spoken } from "@/lib/shop/content/quotes";
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

const FACTS: readonly { name: QuoteName; words: string }[] = [
  { name: "minimum order", words: "Minimum order from" },
  { name: "production", words: "Production" },
  { name: "delivery", words: "Delivery after dispatch" },
  { name: "clients and states", words: "We supply" },
];

interface FactsProps {
  claims: Claims;
  /** The states that the shop delivers to. */
  states: readonly string[];
  /** The owner's texts on the page: what they promise is not said again. */
  said: readonly string[];
}

/** The shop's figures as a row of tear-off tickets, with the delivery area below. */
export function Facts({ claims, states, said }: FactsProps) {
  const t = useTranslate();
  const facts = FACTS.filter(({ name }) => !isQuoted(name, said, claims, t))
    .map(({ name, words }) => ({ words, figure: spoken(`{${name}}`, claims, t) }))
    .filter(({ figure }) => figure !== "");
  if (facts.length === 0) return null;
  return (
    <section aria-label={t("In figures")} className="bg-kraft fibres text-kraft-foreground">
      {/* The assistant's button floats at the right edge; the padding keeps the figures clear of it at any scroll
          position. */}
      <dl className="container-page max-sm:pr-20 sm:flex sm:justify-between sm:pr-44 min-[100rem]:pr-10">
        {facts.map((fact) => (
          <div
            key={fact.words}
            className="perforated max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:border-t max-sm:py-2.5 max-sm:first:border-t-0 sm:border-l sm:px-6 sm:py-5 sm:first:border-l-0 sm:first:pl-0 sm:last:pr-0"
          >
            <dt className="shrink-0 text-sm">{t(fact.words)}</dt>
            <dd className="font-display text-lg leading-tight max-sm:text-right sm:text-[1.375rem] xl:text-2xl">
              {fact.figure}
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
  const { hero, whyChooseUs } = content;
  const said = [
    ...(content.sections.hero ? [hero.title, hero.text] : []),
    ...(removed.includes("why-choose-us")
      ? []
      : whyChooseUs.items.flatMap(({ title, text }) => [title, text])),
  ];
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
      {style && <OwnSize style={style} />}
      {content.sections.figures && (
        <Facts claims={claims} states={settings.serviceableStates} said={said} />
      )}
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
      <Contact settings={settings} said={said} />
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
          className="snap-shelf mt-4 gap-6 md:mt-12 md:grid md:grid-cols-2 lg:grid-cols-3"
        >
          {testimonials.map((entry) => (
            <li key={entry.quote} className="max-md:w-[84vw] max-md:max-w-96">
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
