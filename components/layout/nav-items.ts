import { paths } from "@/lib/paths";

/** The header's links in their order (docs/product.md: Pages). */
export const navItems = [
  { label: "Home", href: paths.home },
  { label: "Products", href: paths.products() },
  { label: "Services", href: paths.homeSection("services") },
  { label: "Why Choose Us", href: paths.homeSection("why-choose-us") },
  { label: "Testimonials", href: paths.homeSection("testimonials") },
  { label: "Contact", href: paths.homeSection("contact") },
] as const;
