import type { SiteContent } from "./blocks";
import { claimsFrom, type Claims } from "./phrases";
import { spoken, spokenFigure } from "./quotes";

/** The parts of the landing page with an address of their own that it does without. */
export function removedSections(content: SiteContent) {
  const { services, whyChooseUs, testimonials, sections } = content;
  const reasons = reasonsOf(whyChooseUs, claimsFrom(content.claims));
  const isShown = {
    services: services.shown && services.items.length > 0,
    "why-choose-us": sections.whyChooseUs && reasons.length > 0,
    testimonials: testimonials.shown && testimonials.items.length > 0,
  };
  const names = Object.keys(isShown) as (keyof typeof isShown)[];
  return names.filter((name) => !isShown[name]);
}

export interface Reason {
  /** Empty: none; null: the leaf stands there. */
  figure: string | null;
  title: string;
  text: string;
}

/** Why businesses stay: without the reasons whose titles would quote what the shop does not promise. */
export function reasonsOf({ items }: SiteContent["whyChooseUs"], claims: Claims): Reason[] {
  return items
    .map(({ figure, title, text }) => ({
      figure: figure === "" ? null : spokenFigure(figure, claims),
      title: spoken(title, claims),
      text: spoken(text, claims),
    }))
    .filter(({ title }) => title !== "");
}
