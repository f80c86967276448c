"use client";

import {
  Activity,
  BookOpenText,
  Building2,
  Factory,
  FileSignature,
  Inbox,
  Hammer,
  IndianRupee,
  Landmark,
  LayoutDashboard,
  LayoutGrid,
  type LucideIcon,
  Newspaper,
  Package,
  PanelsTopLeft,
  Scale,
  ScrollText,
  Settings,
  ShieldCheck,
  ShoppingCart,
  Star,
  TicketPercent,
  Users,
} from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import { type ComponentType, useEffect, useRef } from "react";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { useRole } from "@/lib/client/use-role";
import { mayOpen } from "@/lib/identity/access/pages";
import { WaitingCount } from "../messages/waiting-messages";
import { WaitingOffers } from "../offers/waiting-offers";
import { WaitingReviews } from "../reviews/waiting-reviews";
import { adminTab, type AdminTab } from "./admin-tab";

/** The navigation of the admin: a column next to the page; below 1024 px, a scrolling strip above it. */
export function AdminNav() {
  const pathname = usePathname();
  const tab = useSearchParams().get("tab");
  const role = useRole();
  const entries = NAV_ENTRIES.filter(({ href }) => mayOpen(role, href));
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (!strip.current || !current) return;
    const middle = current.offsetLeft + current.offsetWidth / 2;
    strip.current.scrollLeft = middle - strip.current.clientWidth / 2;
    // On a low screen the current entry may be below the visible part of the column.
    const column = strip.current.parentElement;
    const below = current.offsetTop + current.offsetHeight - (column?.clientHeight ?? 0);
    if (column && below > column.scrollTop) column.scrollTop = below;
  }, [pathname, tab]);

  return (
    <nav
      aria-label="Admin"
      className="min-w-0 border-b bg-card lg:sticky lg:top-16 lg:h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:border-r lg:border-b-0"
    >
      <ul
        ref={strip}
        className="relative flex [scrollbar-width:none] overflow-x-auto px-2 sm:px-4 lg:flex-col lg:gap-0.5 lg:p-3"
      >
        {entries.map((entry) => (
          <li key={entry.href} className="shrink-0">
            <Link
              href={entry.href}
              prefetch={false}
              aria-current={ariaCurrent(entry, pathname, tab)}
              className="flex min-h-12 items-center gap-2.5 border-b-2 border-transparent px-3 text-[0.9375rem] font-medium text-muted-foreground transition-colors hover:text-foreground focus-visible:-outline-offset-2 aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-foreground lg:min-h-9 lg:rounded-md lg:border-b-0 lg:hover:bg-muted lg:aria-[current]:bg-secondary lg:pointer-coarse:min-h-11"
            >
              <entry.Icon aria-hidden className="size-4.5 shrink-0 max-lg:hidden" />
              {entry.label}
              {entry.Count && (
                // Reserves space, because the count loads later and the entries of the strip are in a row.
                <span className="min-w-7">
                  <entry.Count />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface NavEntry {
  label: string;
  href: string;
  Icon: LucideIcon;
  tab?: AdminTab;
  Count?: ComponentType;
}

const NAV_ENTRIES: readonly NavEntry[] = [
  { label: "Overview", href: paths.admin(), Icon: LayoutDashboard, tab: "overview" },
  { label: "Products", href: paths.adminProducts, Icon: Package },
  {
    label: "Categories",
    href: paths.admin("categories"),
    Icon: LayoutGrid,
    tab: "categories",
  },
  { label: "Orders", href: paths.adminOrders, Icon: ShoppingCart },
  {
    label: "Offers",
    href: paths.admin("offers"),
    Icon: FileSignature,
    tab: "offers",
    Count: WaitingOffers,
  },
  {
    label: "Production",
    href: paths.admin("production"),
    Icon: Factory,
    tab: "production",
  },
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
  { label: "Companies", href: paths.admin("companies"), Icon: Building2, tab: "companies" },
  { label: "Audit Logs", href: paths.adminAuditLogs, Icon: ScrollText },
  { label: "Promotions", href: paths.admin("promotions"), Icon: TicketPercent, tab: "promotions" },
  { label: "Tools", href: paths.admin("tools"), Icon: Hammer, tab: "tools" },
  { label: "Tax", href: paths.admin("tax"), Icon: Landmark, tab: "tax" },
  { label: "Accounts", href: paths.admin("accounts"), Icon: BookOpenText, tab: "accounts" },
  { label: "Margins", href: paths.admin("margins"), Icon: Scale, tab: "margins" },
  { label: "Newsletter", href: paths.admin("newsletter"), Icon: Newspaper, tab: "newsletter" },
  { label: "System", href: paths.admin("system"), Icon: Activity, tab: "system" },
  { label: "Content", href: paths.admin("content"), Icon: PanelsTopLeft, tab: "content" },
  { label: "Settings", href: paths.admin("settings"), Icon: Settings, tab: "settings" },
  { label: "2FA", href: paths.admin("2fa"), Icon: ShieldCheck, tab: "2fa" },
];

/** Returns the `aria-current` of an entry for the open page. */
function ariaCurrent(
  { tab, href }: NavEntry,
  pathname: string,
  openTab: string | null,
): "page" | "true" | undefined {
  if (pathname === paths.admin()) return tab === adminTab(openTab) ? "page" : undefined;
  if (tab) return pathname.startsWith(`${paths.admin()}/${tab}/`) ? "true" : undefined;
  if (pathname === href) return "page";
  return pathname.startsWith(`${href}/`) ? "true" : undefined;
}
