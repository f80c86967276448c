import { paths } from "@/lib/base/paths";
import { staffPaths } from "@/lib/base/staff-paths";

/** Domains that receive no mail: reserved for examples and tests (RFC 2606, RFC 6761). */
const NOBODYS = /(^|[@.])(example(\.(com|net|org))?|invalid|test|localhost)$/i;

/** True for an address whose mail nobody reads, such as the default of a new shop. */
export function isInvented(address: string): boolean {
  const host = address.slice(address.lastIndexOf("@"));
  return NOBODYS.test(host);
}

/** The steps before a shop opens, in the recommended order, each with a link to where it is done. */
export const SETUP_STEPS = {
  name: {
    text: "Your shop's name and number prefix",
    href: staffPaths.settings("shop", "siteName"),
  },
  contactEmail: {
    text: "Your shop's email address",
    href: staffPaths.settings("contact", "contactEmail"),
  },
  contactPhone: { text: "Your phone number", href: staffPaths.settings("contact", "contactPhone") },
  contactAddress: { text: "Your address", href: staffPaths.settings("contact", "contactAddress") },
  logo: { text: "Your logo", href: staffPaths.settings("shop", "logoImageUrl") },
  states: { text: "Where you deliver", href: staffPaths.settings("delivery", "serviceableStates") },
  tax: { text: "Tax: GST, or your own percent", href: paths.admin("tax") },
  payments: { text: "Ways to pay", href: staffPaths.settings("payments", "paymentMethods") },
  mail: {
    text: "A mail server, so that emails leave",
    href: `${paths.admin("system")}#mail-server`,
  },
  whatsapp: {
    text: "Your WhatsApp number, for customers who write there",
    href: staffPaths.settings("contact", "whatsappNumber"),
  },
  product: { text: "Your first own product", href: staffPaths.products },
  companies: { text: "Your customers, from Excel or Tally", href: paths.admin("companies") },
  demo: { text: "Demo products, testimonials and promo codes removed", href: staffPaths.products },
  secondFactor: { text: "Two-factor authentication for yourself", href: paths.admin("2fa") },
  backup: { text: "A backup", href: `${paths.admin("system")}#backups` },
} as const;

export type SetupStep = keyof typeof SETUP_STEPS;

export type Setup = Record<SetupStep, boolean>;

export const SETUP_STEP_NAMES = Object.keys(SETUP_STEPS) as SetupStep[];
