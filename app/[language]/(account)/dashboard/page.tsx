import type { Metadata } from "next";
import { Suspense } from "react";
import { DashboardSkeleton } from "@/components/shop/account/dashboard/dashboard-skeleton";
import { DashboardView } from "@/components/shop/account/dashboard/dashboard-view";
import { Guard } from "@/components/shop/account/guard";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { pageTranslate } from "@/lib/i18n/use-translate-server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTranslate();
  return { title: t("Dashboard") };
}

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
