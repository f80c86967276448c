import {
  Activity,
  Inbox,
  IndianRupee,
  BookOpenText,
  LayoutDashboard,
  LayoutGrid,
  Landmark,
  Newspaper,
  Package,
  PanelsTopLeft,
  ScrollText,
  Settings,
  ShieldCheck,
  ShoppingCart,
  Star,
  TicketPercent,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { ComponentType } from "react";
import { paths } from "@/lib/base/paths";
import { WaitingCount } from "../messages/waiting-count";
import { WaitingReviews } from "../reviews/waiting-reviews";
import { adminTab, type AdminTab } from "./admin-tab";

export interface NavEntry {
  label: string;
  href: string;
  Icon: LucideIcon;
  /** The tab of /admin; parts without one are pages of their own. */
  tab?: AdminTab;
  /** How many things wait there. */
  Count?: ComponentType;
}

export const NAV_ENTRIES: readonly NavEntry[] = [
  { label: "Overview", href: paths.admin(), Icon: LayoutDashboard, tab: "overview" },
  { label: "Products", href: paths.adminProducts, Icon: Package },
  {
    label: "Categories",
    href: paths.admin("categories"),
    Icon: LayoutGrid,
    tab: "categories",
  },
  { label: "Orders", href: paths.adminOrders, Icon: ShoppingCart },
  { label: "Payments", href: paths.admin("payments"), Icon: IndianRupee, tab: "payments" },
  {
    label: "Messages",
    href: paths.admin("messages"),
    Icon: Inbox,
    tab: "messages",
    Count: WaitingCount,
  },
  {
    label: "Reviews",
    href: paths.admin("reviews"),
    Icon: Star,
    tab: "reviews",
    Count: WaitingReviews,
  },
  { label: "Users", href: paths.admin("users"), Icon: Users, tab: "users" },
  { label: "Audit Logs", href: paths.adminAuditLogs, Icon: ScrollText },
  { label: "Promotions", href: paths.admin("promotions"), Icon: TicketPercent, tab: "promotions" },
  { label: "Tax", href: paths.admin("tax"), Icon: Landmark, tab: "tax" },
  { label: "Accounts", href: paths.admin("accounts"), Icon: BookOpenText, tab: "accounts" },
  { label: "Newsletter", href: paths.admin("newsletter"), Icon: Newspaper, tab: "newsletter" },
  { label: "System", href: paths.admin("system"), Icon: Activity, tab: "system" },
  { label: "Content", href: paths.admin("content"), Icon: PanelsTopLeft, tab: "content" },
  { label: "Settings", href: paths.admin("settings"), Icon: Settings, tab: "settings" },
  { label: "2FA", href: paths.admin("2fa"), Icon: ShieldCheck, tab: "2fa" },
];

/** How an entry relates to the page that is open, as `aria-current` says it. */
export function currentOf(
  { tab, href }: NavEntry,
  pathname: string,
  openTab: string | null,
): "page" | "true" | undefined {
  if (pathname === paths.admin()) return tab === adminTab(openTab) ? "page" : undefined;
  if (tab) return undefined;
  if (pathname === href) return "page";
  return pathname.startsWith(`${href}/`) ? "true" : undefined;
}
