import {
  PackageSearch,
  Settings,
  ShoppingCart,
  UserRound,
  CircleCheck,
  Clock,
  IndianRupee,
  Package,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { endsSession } from "@/components/shared/call/refusal-text";
import { useLoad, type Load } from "@/components/shared/call/use-load";
import { SavedLists } from "@/components/shop/account/lists/saved-lists";
import { QuickOrder } from "@/components/shop/cart/quick-order";
import { ListSkeleton } from "@/components/shared/list/list-skeleton";
import { Rows } from "@/components/shared/list/rows";
import { Link } from "@/components/ui/link";
import { toastFailure } from "@/components/ui/toast/toast";
import { type ApiError, call } from "@/lib/client/api";
import { paths } from "@/lib/base/paths";
import { OVERVIEW_SIZES } from "@/lib/dashboard/overview-sizes";
import type { SavedListAnswer } from "@/lib/orders/lists/schemas";
import type { OrderSummary } from "@/lib/orders/read/list-schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { Rupees } from "@/components/shared/format/rupees";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { countText } from "@/lib/base/text/counts";
import type { Translate } from "@/lib/i18n/translate";
import { ORDERS_FAILURE } from "./load-orders";
import { NoOrders } from "./no-orders";
import { ORDER_ROWS } from "./order-rows";

const ACTIONS = [
  { label: "Browse Products", href: paths.products(), Icon: PackageSearch },
  { label: "View Cart", href: paths.cart, Icon: ShoppingCart },
  { label: "Edit Profile", href: paths.dashboard("profile"), Icon: UserRound },
  { label: "Account Settings", href: paths.dashboard("settings"), Icon: Settings },
];

function QuickActions() {
  const t = useTranslate();
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="mb-4 text-heading">
        {t("Quick actions")}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {ACTIONS.map(({ label, href, Icon }) => (
          <li key={label}>
            <Link
              href={href}
              prefetch={false}
              className="flex h-full min-h-14 items-center gap-3 rounded-lg border bg-card px-4 py-3 leading-tight font-semibold hover:bg-muted"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-link" strokeWidth={1.75} />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function loadRecent(_: string, signal: AbortSignal): Promise<OrderAnswer[]> {
  return call("GET /orders", { query: { limit: OVERVIEW_SIZES.ownOrders }, signal });
}

function tell(error: ApiError, t: Translate): void {
  if (endsSession(error)) return;
  const { title, description } = ORDERS_FAILURE.toast();
  toastFailure(t(title), t(description));
}

export interface OverviewFirst {
  summary: OrderSummary;
  recent: OrderAnswer[];
  lists: SavedListAnswer[];
}

export function OverviewTab({ first }: { first?: OverviewFirst | null }) {
  const t = useTranslate();
  const summary = useOrderSummary(first?.summary);
  const recent = useLoad({
    load: loadRecent,
    first: first?.recent,
    onFailure: (error) => tell(error, t),
  });
  const retry = () => {
    summary.reload();
    recent.reload();
  };
  const orders = recent.value;
  return (
    <div className="space-y-10">
      {recent.error || summary.error ? (
        <LoadFailure text={ORDERS_FAILURE.notice} retry={retry} />
      ) : (
        <SummaryCards summary={summary.value} />
      )}
      <section aria-labelledby="recent-orders">
        <div className="mb-4 flex items-baseline justify-between gap-4">
          <h2 id="recent-orders" className="text-heading">
            {t("Recent orders")}
          </h2>
          {orders && orders.length > 0 && (
            <Link href={paths.dashboard("orders")} prefetch={false} className="text-link">
              {t("All orders")}
            </Link>
          )}
        </div>
        {orders && orders.length > 0 && <Rows {...ORDER_ROWS} entries={orders} />}
        {orders?.length === 0 && <NoOrders as="h3" />}
        {!orders && !recent.error && (
          <ListSkeleton label={t("Loading your orders")} rows={OVERVIEW_SIZES.ownOrders} cards />
        )}
      </section>
      <QuickActions />
      <SavedLists first={first?.lists} />
      <QuickOrder />
    </div>
  );
}

function loadSummary(_: string, signal: AbortSignal): Promise<OrderSummary> {
  return call("GET /orders/summary", { signal });
}

/** Reports no failure, because the list of orders on the same tab does. */
function useOrderSummary(first: OrderSummary | undefined): Load<OrderSummary> {
  return useLoad({ load: loadSummary, first });
}

/** Figures over all orders, counted by the server; null while they load. */
function SummaryCards({ summary }: { summary: OrderSummary | null }) {
  const t = useTranslate();
  const figure = (of: (summary: OrderSummary) => ReactNode) =>
    summary ? of(summary) : <Skeleton className="mt-1 h-7 w-16" />;
  return (
    <dl aria-busy={summary === null} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <SummaryCard name={t("Total Orders")} Icon={Package}>
        {figure(({ total }) => countText(total))}
      </SummaryCard>
      <SummaryCard name={t("Pending Orders")} Icon={Clock}>
        {figure(({ pending }) => countText(pending))}
      </SummaryCard>
      <SummaryCard name={t("Delivered Orders")} Icon={CircleCheck}>
        {figure(({ delivered }) => countText(delivered))}
      </SummaryCard>
      <SummaryCard name={t("Total Spent")} Icon={IndianRupee}>
        {figure(({ spent }) => (
          <Rupees amount={spent} />
        ))}
      </SummaryCard>
    </dl>
  );
}

interface SummaryCardProps {
  name: string;
  Icon: LucideIcon;
  children: ReactNode;
}

function SummaryCard({ name, Icon, children }: SummaryCardProps) {
  return (
    <Card className="min-w-0 p-4 sm:p-5">
      <dt className="flex items-center justify-between gap-2 text-sm text-muted-foreground">
        {name}
        <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
      </dt>
      <dd className="mt-1.5 text-[clamp(1.0625rem,0.5rem+2.6vw,1.625rem)] leading-tight font-semibold break-words tabular">
        {children}
      </dd>
    </Card>
  );
}
