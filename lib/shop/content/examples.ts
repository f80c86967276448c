import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import type { contentAdminEndpoints } from "@/lib/shop/content/endpoints";
import type { Examples } from "@/lib/base/examples/example";

const untouched = <Block>(live: Block) => ({ live, draft: null, isDefault: true });

const STATES = {
  claims: untouched(DEFAULT_CONTENT.claims),
  policies: untouched(DEFAULT_CONTENT.policies),
  announcement: untouched(DEFAULT_CONTENT.announcement),
  hero: untouched(DEFAULT_CONTENT.hero),
  trades: untouched(DEFAULT_CONTENT.trades),
  services: untouched(DEFAULT_CONTENT.services),
  whyChooseUs: untouched(DEFAULT_CONTENT.whyChooseUs),
  testimonials: untouched(DEFAULT_CONTENT.testimonials),
  sections: untouched(DEFAULT_CONTENT.sections),
};

export const contentAdminExamples: Examples<typeof contentAdminEndpoints, "listContent"> = {
  listContent: { answer: STATES },
};
