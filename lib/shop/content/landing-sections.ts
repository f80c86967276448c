import type { SiteContent } from "./blocks";
import { spoken, spokenFigure } from "./quotes";
import { type Claims } from "./claims";
import { claimsFrom } from "./content-claims";

/** Returns the sections of the landing page with an anchor that are not shown, so that no menu links to them. */
export function removedSections(content: SiteContent) {
  const { services, whyChooseUs, testimonials, sections } = content;
  const reasons = listReasons(whyChooseUs, claimsFrom(content.claims));
  const isShown = {
    services: services.shown && services.items.length > 0,
    "why-choose-us": sections.whyChooseUs && reasons.length > 0,
    testimonials: testimonials.shown && testimonials.items.length > 0,
  };
  const names = Object.keys(isShown) as (keyof typeof isShown)[];
  return names.filter((name) => !isShown[name]);
}

export interface Reason {
  /** Empty: no figure; null: the leaf icon is shown. */
  figure: string | null;
  title: string;
  text: string;
}

/** The reasons for "why businesses stay", without those whose titles quote a promise that the shop does not make. */
export function listReasons({ items }: SiteContent["whyChooseUs"], claims: Claims): Reason[] {
  return items
    .map(({ figure, title, text }) => ({
      figure: figure === "" ? null : spokenFigure(figure, claims),
      title: spoken(title, claims),
      text: spoken(text, claims),
    }))
    .filter(({ title }) => title !== "");
}
