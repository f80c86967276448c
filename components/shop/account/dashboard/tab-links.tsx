import { ChevronDown } from "lucide-react";
import { useTranslate } from "#words";
import { Badge } from "@/components/ui/badge";
import { useCurrentInView } from "@/components/ui/hooks/use-current-in-view";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";

const DASHBOARD_TABS = [
  "overview",
  "orders",
  "items",
  "offers",
  "artwork",
  "statement",
  "company",
  "profile",
  "settings",
  "approvals",
] as const;

export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** Reads `tab` from the URL; any unknown value means the overview. Price requests are part of the offers. */
export function dashboardTab(text: string | null): DashboardTab {
  if (text === "requests") return "offers";
  return DASHBOARD_TABS.find((tab) => tab === text) ?? "overview";
}

const LABELS: Record<DashboardTab, string> = {
  overview: "Overview",
  orders: "Orders",
  items: "Items",
  offers: "Offers",
  artwork: "Artwork",
  statement: "Statement",
  company: "Company",
  profile: "Profile",
  settings: "Settings",
  approvals: "Approvals",
};

interface TabLinksProps {
  active: DashboardTab;
  /** The number of pending requests; null without a company. */
  waiting: number | null;
}

/** Links to the tabs of the dashboard, each of which has its own URL. */
export function TabLinks({ active, waiting }: TabLinksProps) {
  const t = useTranslate();
  const tabs = DASHBOARD_TABS.filter(
    (tab) => tab !== "approvals" || tab === active || waiting !== null,
  );
  return (
    <nav aria-label={t("Dashboard")} className="mt-6">
      <TabStrip tabs={tabs} active={active} waiting={waiting} />
      <TabMenu key={active} tabs={tabs} active={active} waiting={waiting} />
    </nav>
  );
}

interface TabsProps extends TabLinksProps {
  tabs: readonly DashboardTab[];
}

function TabStrip({ tabs, active, waiting }: TabsProps) {
  const strip = useCurrentInView<HTMLUListElement>(active);
  return (
    <div className="border-b max-lg:hidden">
      {/* Approvals come last here, so that they move no other tab when the profile has loaded. */}
      <ul ref={strip} className="relative -mb-px flex [scrollbar-width:none] overflow-x-auto">
        {tabs.map((tab) => (
          <li key={tab}>
            <TabLink
              {...{ tab, active, waiting }}
              className="flex min-h-12 items-center border-b-2 border-transparent px-4 font-semibold text-muted-foreground transition-colors hover:text-foreground focus-visible:-outline-offset-2 aria-[current]:border-primary aria-[current]:text-foreground"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On narrow screens a list that opens below the name of the open tab; pending approvals come first. */
function TabMenu({ tabs, active, waiting }: TabsProps) {
  const t = useTranslate();
  const isWaiting = (tab: DashboardTab) => tab === "approvals" && Boolean(waiting);
  const sorted = [...tabs.filter(isWaiting), ...tabs.filter((tab) => !isWaiting(tab))];
  return (
    <details className="group rounded-md border bg-card lg:hidden">
      <summary className="flex min-h-12 cursor-pointer list-none items-center px-4 font-semibold [&::-webkit-details-marker]:hidden">
        {t(LABELS[active])}
        {active !== "approvals" && <WaitingBadge waiting={waiting} />}
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="divide-y border-t">
        {sorted.map((tab) => (
          <li key={tab}>
            <TabLink
              {...{ tab, active, waiting }}
              className="flex min-h-12 items-center px-4 focus-visible:-outline-offset-2 aria-[current]:bg-accent aria-[current]:font-semibold"
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

function TabLink({
  tab,
  active,
  waiting,
  className,
}: TabLinksProps & { tab: DashboardTab; className: string }) {
  const t = useTranslate();
  return (
    <Link
      href={paths.dashboard(tab === "overview" ? undefined : tab)}
      prefetch={false}
      scroll={false}
      aria-current={tab === active ? "page" : undefined}
      className={className}
    >
      {t(LABELS[tab])}
      {tab === "approvals" && <WaitingBadge waiting={waiting} />}
    </Link>
  );
}

function WaitingBadge({ waiting }: Pick<TabLinksProps, "waiting">) {
  const t = useTranslate();
  if (!waiting) return null;
  return (
    <Badge variant="marigold" className="relative ml-1.5">
      {waiting}
      <span className="sr-only">{t("waiting")}</span>
    </Badge>
  );
}
