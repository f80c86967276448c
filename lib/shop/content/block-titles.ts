import type { BlockName } from "./blocks";

/** Names of the blocks in the back office and in the audit log. */
export const BLOCK_TITLES: Record<BlockName, string> = {
  claims: "What we promise",
  policies: "Policies",
  announcement: "Announcement",
  hero: "First screen",
  trades: "Shop by Trade",
  services: "Services",
  whyChooseUs: "Why businesses stay",
  testimonials: "Testimonials",
  sections: "Sections of the landing page",
};
