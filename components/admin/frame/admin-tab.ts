import { staffPaths, ADMIN_TABS } from "@/lib/base/staff-paths";

export const ADMIN_TAB_NAMES = ["overview", ...ADMIN_TABS] as const;

export type AdminTab = (typeof ADMIN_TAB_NAMES)[number];

/** Tabs with their own page; `tab` in the URL redirects to it. */
const PAGES: Record<string, string> = {
  products: staffPaths.products,
  orders: staffPaths.orders,
  audit: staffPaths.auditLogs,
};

/** Returns the tab of the URL's `tab`; overview for any other value. */
export function adminTab(text: string | null | undefined): AdminTab {
  return ADMIN_TAB_NAMES.find((tab) => tab === text) ?? "overview";
}

/** Returns the page of the URL's `tab` if that tab has its own. */
export function pageOfTab(text: string | undefined): string | undefined {
  return text !== undefined && Object.hasOwn(PAGES, text) ? PAGES[text] : undefined;
}
