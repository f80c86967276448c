export const DASHBOARD_TABS = ["overview", "orders", "requests", "profile", "settings"] as const;

export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** The tab of the address's `tab`; overview for anything else. */
export function dashboardTab(text: string | null): DashboardTab {
  return DASHBOARD_TABS.find((tab) => tab === text) ?? "overview";
}
