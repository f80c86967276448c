import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { DASHBOARD_TABS, type DashboardTab } from "./dashboard-tab";

const LABELS: Record<DashboardTab, string> = {
  overview: "Overview",
  orders: "Orders",
  requests: "Requests",
  profile: "Profile",
  settings: "Settings",
};

/** The parts of the dashboard. Each has an address of its own, so these are links. */
export function TabLinks({ active }: { active: DashboardTab }) {
  return (
    <nav aria-label="Dashboard" className="mt-6 border-b">
      <ul className="-mb-px flex [scrollbar-width:none] overflow-x-auto max-sm:justify-between">
        {DASHBOARD_TABS.map((tab) => (
          <li key={tab}>
            <Link
              href={paths.dashboard(tab === "overview" ? undefined : tab)}
              prefetch={false}
              scroll={false}
              aria-current={tab === active ? "page" : undefined}
              className="flex min-h-12 items-center border-b-2 border-transparent px-1.5 text-[0.9375rem] font-semibold text-muted-foreground transition-colors hover:text-foreground focus-visible:-outline-offset-2 aria-[current]:border-primary aria-[current]:text-foreground sm:px-4 sm:text-base"
            >
              {LABELS[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
