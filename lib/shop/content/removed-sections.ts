import type { SiteContent } from "./blocks";
import { claimsFrom } from "./phrases";
import { reasonsOf } from "./reasons";

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
