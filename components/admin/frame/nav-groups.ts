import {
  Activity,
  Bell,
  BookOpenText,
  Building2,
  Factory,
  FileSignature,
  Hammer,
  Inbox,
  IndianRupee,
  Landmark,
  LayoutDashboard,
  LayoutGrid,
  type LucideIcon,
  Newspaper,
  Package,
  PanelsTopLeft,
  Plug,
  Ruler,
  Scale,
  ScrollText,
  Search,
  Settings,
  ShieldCheck,
  ShoppingCart,
  Star,
  Tags,
  TicketPercent,
  Users,
} from "lucide-react";
import type { ComponentProps } from "react";
import { staffPaths } from "@/lib/base/staff-paths";
import { paths } from "@/lib/base/paths";
import { mayOpen } from "@/lib/identity/access/pages";
import type { WaitingCount } from "../shared/waiting";
import { adminTab, type AdminTab } from "./admin-tab";

export interface NavEntry {
  label: string;
  href: string;
  Icon: LucideIcon;
  tab?: AdminTab;
  /** The kind of pending items to count next to the entry. */
  waiting?: ComponentProps<typeof WaitingCount>["what"];
}

interface NavGroup {
  /** Null for entries above all groups. */
  title: string | null;
  entries: readonly NavEntry[];
}

const tab = (label: string, name: Exclude<AdminTab, "overview">, Icon: LucideIcon): NavEntry => ({
  label,
  href: paths.admin(name),
  Icon,
  tab: name,
});

const NAV_GROUPS: readonly NavGroup[] = [
  {
    title: null,
    entries: [{ label: "Overview", href: paths.admin(), Icon: LayoutDashboard, tab: "overview" }],
  },
  {
    title: "Sell",
    entries: [
      { label: "Orders", href: staffPaths.orders, Icon: ShoppingCart },
      { ...tab("Offers", "offers", FileSignature), waiting: "offers" },
      tab("Production", "production", Factory),
      tab("Promotions", "promotions", TicketPercent),
      tab("Price Lists", "price-lists", Tags),
    ],
  },
  {
    title: "Catalogue",
    entries: [
      { label: "Products", href: staffPaths.products, Icon: Package },
      tab("Categories", "categories", LayoutGrid),
      tab("Made to size", "sizes", Ruler),
      tab("Tools", "tools", Hammer),
      tab("Searches", "searches", Search),
    ],
  },
  {
    title: "Customers",
    entries: [
      { ...tab("Messages", "messages", Inbox), waiting: "messages" },
      { ...tab("Reviews", "reviews", Star), waiting: "reviews" },
      tab("Companies", "companies", Building2),
      tab("Users", "users", Users),
      tab("Newsletter", "newsletter", Newspaper),
    ],
  },
  {
    title: "Money",
    entries: [
      tab("Payments", "payments", IndianRupee),
      tab("Accounts", "accounts", BookOpenText),
      tab("Margins", "margins", Scale),
      tab("Tax", "tax", Landmark),
    ],
  },
  {
    title: "Shop",
    entries: [
      tab("Content", "content", PanelsTopLeft),
      tab("Settings", "settings", Settings),
      tab("Connections", "connections", Plug),
      tab("System", "system", Activity),
      { label: "Audit Logs", href: staffPaths.auditLogs, Icon: ScrollText },
      tab("Notifications", "notifications", Bell),
      tab("2FA", "2fa", ShieldCheck),
    ],
  },
];

/** The most used pages, in the order of a day's work. */
const DAILY = [
  staffPaths.orders,
  paths.admin("payments"),
  paths.admin("messages"),
  paths.admin("reviews"),
  staffPaths.products,
  paths.admin("offers"),
  paths.admin("production"),
  paths.admin("accounts"),
];

/** The number that fits side by side on a phone, with labels. */
const MOST_DAILY = 6;

/** The first of the most used pages that the role may open. */
export const dailyEntriesFor = (role: string): NavEntry[] =>
  DAILY.flatMap((href) =>
    navGroupsFor(role).flatMap(({ entries }) => entries.filter((entry) => entry.href === href)),
  ).slice(0, MOST_DAILY);

/** The groups with the entries that the role may open; omits empty groups. */
export function navGroupsFor(role: string): NavGroup[] {
  return NAV_GROUPS.map(({ title, entries }) => ({
    title,
    entries: entries.filter(({ href }) => mayOpen(role, href)),
  })).filter(({ entries }) => entries.length > 0);
}

/** Returns the `aria-current` of an entry for the open page. */
export function ariaCurrent(
  { tab, href }: NavEntry,
  pathname: string,
  openTab: string | null,
): "page" | "true" | undefined {
  if (pathname === paths.admin()) return tab === adminTab(openTab) ? "page" : undefined;
  if (tab) return pathname.startsWith(`${paths.admin()}/${tab}/`) ? "true" : undefined;
  if (pathname === href) return "page";
  return pathname.startsWith(`${href}/`) ? "true" : undefined;
}

/** Removes entries of unused parts from the groups, except for the open one. */
export function splitUnused(
  groups: readonly NavGroup[],
  unused: readonly AdminTab[],
  isOpen: (entry: NavEntry) => boolean,
): { groups: NavGroup[]; more: NavEntry[] } {
  const isUsed = (entry: NavEntry) => !entry.tab || !unused.includes(entry.tab) || isOpen(entry);
  return {
    groups: groups
      .map(({ title, entries }) => ({ title, entries: entries.filter(isUsed) }))
      .filter(({ entries }) => entries.length > 0),
    more: groups.flatMap(({ entries }) => entries.filter((entry) => !isUsed(entry))),
  };
}
