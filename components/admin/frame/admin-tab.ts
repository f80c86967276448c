import { ADMIN_TABS, paths } from "@/lib/base/paths";

export const ADMIN_TAB_NAMES = ["overview", ...ADMIN_TABS] as const;

export type AdminTab = (typeof ADMIN_TAB_NAMES)[number];

/** Parts that are pages of their own; as a tab in the address they lead there. */
const PAGES: Record<string, string> = {
  products: paths.adminProducts,
  orders: paths.adminOrders,
  audit: paths.adminAuditLogs,
};

/** The tab of the address's `tab`; overview for anything else. */
export function adminTab(text: string | null | undefined): AdminTab {
  return ADMIN_TAB_NAMES.find((tab) => tab === text) ?? "overview";
}

/** Where the address's `tab` leads when it names a page of its own. */
export function pageOfTab(text: string | undefined): string | undefined {
  return text !== undefined && Object.hasOwn(PAGES, text) ? PAGES[text] : undefined;
}
