import { Suspense } from "react";
import {
  type DashboardFirst,
  DashboardView,
} from "@/components/shop/account/dashboard/dashboard-view";
import { DashboardSkeleton } from "@/components/shop/account/dashboard/dashboard-skeleton";
import { Guard } from "@/components/shop/account/guard";
import type { First } from "@/lib/api/call";
import { firstLoad } from "@/lib/api/first-load/first-load";
import { OVERVIEW_SIZES } from "@/lib/dashboard/overview-sizes";
import { pageMetadata } from "@/lib/shop/settings/localized";
import { accountEndpoints } from "@/lib/identity/account-endpoints";
import { readProfile } from "@/lib/identity/accounts/profile";
import { orderEndpoints } from "@/lib/orders/endpoints";
import { listEndpoints } from "@/lib/orders/lists/endpoints";
import { listLists } from "@/lib/orders/lists/see-list";
import { orderAnswer, orderSummaryAnswer } from "@/lib/orders/read/order-answer";
import { listOrders, summariseOrders } from "@/lib/orders/read/queries";
import { getShopSettings } from "@/lib/shop/settings/cached";

export const generateMetadata = pageMetadata((t) => ({ title: t("Dashboard") }));

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function DashboardPage({ searchParams }: { searchParams: Query }) {
  const { serviceableStates } = await getShopSettings();
  return (
    <div className="container-page pt-8 pb-16 lg:pt-10">
      <Guard>
        <Suspense fallback={<DashboardSkeleton />}>
          <DashboardView states={serviceableStates} first={readFirst(searchParams)} />
        </Suspense>
      </Guard>
    </div>
  );
}

/** Reads the profile, and the overview unless another tab is open. */
const readFirst = (searchParams: Query): First<DashboardFirst> =>
  firstLoad(async (request) => {
    const { tab, list } = await searchParams;
    const profile = request(accountEndpoints.getProfile, ({ db, identity }) =>
      readProfile(db, identity.account.id),
    );
    if (tab !== undefined || list !== undefined) return { profile: await profile, overview: null };
    const [summary, recent, lists] = await Promise.all([
      request(orderEndpoints.summariseOrders, async ({ db, identity: { account } }) =>
        orderSummaryAnswer(await summariseOrders(db, account)),
      ),
      request(orderEndpoints.listOrders, async ({ db, identity: { account } }) => {
        const { items } = await listOrders(db, account, { limit: OVERVIEW_SIZES.ownOrders });
        return items.map(orderAnswer);
      }),
      request(listEndpoints.listLists, ({ db, identity: { account } }) => listLists(db, account)),
    ]);
    return { profile: await profile, overview: { summary, recent, lists } };
  });
