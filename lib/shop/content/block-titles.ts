import type { BlockName } from "./blocks";

/** Names of the blocks in the back office and in the audit log. */
export const BLOCK_TITLES: Record<BlockName, string> = {
  claims: "What we promise",
  policies: "Facts of the policies",
  announcement: "Announcement",
  hero: "Top of the landing page",
  trades: "Ways in by trade",
  services: "Services",
  whyChooseUs: "Why businesses stay",
  testimonials: "Testimonials",
  sections: "Parts of the landing page",
};
