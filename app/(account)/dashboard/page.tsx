import type { Metadata } from "next";
import { Suspense } from "react";
import { DashboardSkeleton } from "@/components/account/dashboard/dashboard-skeleton";
import { DashboardView } from "@/components/account/dashboard/dashboard-view";
import { Guard } from "@/components/account/guard";
import { getShopSettings } from "@/lib/settings/cached";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage() {
  const { serviceableStates } = await getShopSettings();
  return (
    <div className="container-page pt-8 pb-16 lg:pt-10">
      <Guard>
        <Suspense fallback={<DashboardSkeleton />}>
          <DashboardView states={serviceableStates} />
        </Suspense>
      </Guard>
    </div>
  );
}
