import { Button } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { cn } from "@/lib/base/cn";
import type { SiteContent } from "@/lib/shop/content/blocks";
import type { Claims } from "@/lib/shop/content/phrases";
import { clausesOf, spoken } from "@/lib/shop/content/quotes";
import { HeroPicture } from "./hero-picture";
import { Quoted, QuotedHeading } from "./quoted";

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
      <h1 className="max-w-[22ch] text-display [overflow-wrap:anywhere]">
        <QuotedHeading clauses={clausesOf(hero.title, claims)} />
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
