import type { SiteContent } from "./blocks";

/** The parts of the landing page with an address of their own that it does without. */
export function removedSections({ services, testimonials, sections }: SiteContent) {
  const isShown = {
    services: services.shown && services.items.length > 0,
    "why-choose-us": sections.whyChooseUs,
    testimonials: testimonials.shown && testimonials.items.length > 0,
  };
  const names = Object.keys(isShown) as (keyof typeof isShown)[];
  return names.filter((name) => !isShown[name]);
}
