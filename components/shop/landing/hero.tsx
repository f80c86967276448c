import type { StaticImageData } from "next/image";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { cn } from "@/lib/base/cn";
import type { SiteContent } from "@/lib/shop/content/blocks";
import { splitClauses, spoken } from "@/lib/shop/content/quotes";
import type { Claims } from "@/lib/shop/content/claims";
import { Quoted, QuotedHeading } from "./quoted";
import large from "./pictures/workbench-1440.webp";
import medium from "./pictures/workbench-960.webp";
import small from "./pictures/workbench-640.webp";
import nightLarge from "./pictures/workbench-night-1440.webp";
import nightMedium from "./pictures/workbench-night-960.webp";
import nightSmall from "./pictures/workbench-night-640.webp";

const ALT =
  "On a workbench: a printed paper bag, a shipping carton, an open mailer box packed with a shirt and two jars, paper cups and rolls of printed tape";

function toSources(pictures: readonly [StaticImageData, StaticImageData, StaticImageData]) {
  const [, medium, large] = pictures;
  return {
    src: medium.src,
    srcSet: pictures.map(({ src, width }) => `${src} ${width}w`).join(", "),
    sizes: "(min-width: 64rem) 52vw, 100vw",
    width: large.width,
    height: large.height,
  };
}

/** Extends to the right edge of the window on wide screens, to both edges on narrow ones, and fades into the paper. */
function HeroPicture() {
  const t = useTranslate();
  return (
    <div className="-mx-[clamp(1rem,4vw,2.5rem)] mask-t-from-88% lg:absolute lg:inset-y-0 lg:right-0 lg:left-[48%] lg:mx-0 lg:mask-t-from-100% lg:mask-l-from-91%">
      <img
        {...toSources([small, medium, large])}
        alt={t(ALT)}
        fetchPriority="high"
        className="size-full object-cover max-sm:aspect-[10/7] lg:object-[50%_25%] dark:hidden"
      />
      {/* Lazy, so that it is not loaded in the light theme, which hides it. */}
      <img
        {...toSources([nightSmall, nightMedium, nightLarge])}
        alt={t(ALT)}
        loading="lazy"
        className="hidden size-full object-cover sepia-[.18] max-sm:aspect-[10/7] lg:object-[50%_25%] dark:block"
      />
    </div>
  );
}

interface HeroProps {
  hero: SiteContent["hero"];
  claims: Claims;
}

export function Hero({ hero, claims }: HeroProps) {
  const hasPicture = hero.picture === "workbench";
  return (
    <section className="border-b">
      <div className="lg:relative">
        <div
          className={cn(
            "container-page grid",
            hasPicture &&
              "lg:min-h-[clamp(32rem,42vw,50rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] lg:gap-12",
          )}
        >
          <div
            className={cn(
              "pt-6 sm:py-16 lg:self-center",
              hasPicture ? "pb-4 lg:py-14" : "pb-8 lg:py-24",
            )}
          >
            <HeroWords hero={hero} claims={claims} />
          </div>
          {hasPicture && <HeroPicture />}
        </div>
      </div>
    </section>
  );
}

function HeroWords({ hero, claims }: HeroProps) {
  const text = spoken(hero.text, claims);
  return (
    <>
      <h1 className="max-w-[13.75em] text-display [overflow-wrap:anywhere]">
        <QuotedHeading clauses={splitClauses(hero.title, claims)} />
      </h1>
      {text && (
        <p className="mt-4 max-w-[34rem] text-lead text-muted-foreground sm:mt-6">
          <Quoted text={text} />
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden sm:mt-9">
        {hero.linkLabel && (
          <Button asChild size="lg" className="max-sm:flex-1 max-sm:px-3">
            <SiteLink href={hero.linkAddress}>{hero.linkLabel}</SiteLink>
          </Button>
        )}
        {hero.secondLabel && (
          <Button asChild size="lg" variant="outline" className="max-sm:flex-1 max-sm:px-3">
            <SiteLink href={hero.secondAddress}>{hero.secondLabel}</SiteLink>
          </Button>
        )}
      </div>
    </>
  );
}
