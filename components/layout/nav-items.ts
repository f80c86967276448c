import { paths } from "@/lib/base/paths";

export type LandingSection = Parameters<typeof paths.homeSection>[0];

interface NavItem {
  label: string;
  href: string;
  section?: LandingSection;
  /** Shown in the header of a wide screen only; phones have it in the menu. */
  isWide?: boolean;
}

const section = (label: string, id: LandingSection): NavItem => ({
  label,
  href: paths.homeSection(id),
  section: id,
});

/** The header's links in their order (docs/product.md: Pages). */
const NAV_ITEMS: readonly NavItem[] = [
  { label: "Home", href: paths.home },
  { label: "Products", href: paths.products() },
  { label: "Made to Size", href: paths.customStyles, isWide: true },
  section("Services", "services"),
  section("Why Choose Us", "why-choose-us"),
  section("Testimonials", "testimonials"),
  section("Contact", "contact"),
];

/** The links, without sections that the owner has removed from the landing page. */
export const navItemsWithout = (removed: readonly LandingSection[]): readonly NavItem[] =>
  NAV_ITEMS.filter((item) => !item.section || !removed.includes(item.section));
