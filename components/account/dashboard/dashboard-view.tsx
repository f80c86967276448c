"use client";

import { ShieldCheck } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { LoadFailure } from "@/components/call/load-failure";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import { can } from "@/lib/permissions";
import { dashboardTab } from "./dashboard-tab";
import { LinkArrivalNotice } from "./link-arrival-notice";
import { OrdersTab } from "./orders-tab";
import { OverviewTab } from "./overview-tab";
import { ProfileTab } from "./profile-tab";
import { RequestsTab } from "./requests-tab";
import { SettingsTab } from "./settings-tab";
import { TabLinks } from "./tab-links";
import { useProfile } from "./use-profile";

interface DashboardViewProps {
  /** Where the shop ships to, for the forms of kept addresses. */
  states: readonly string[];
}

export function DashboardView({ states }: DashboardViewProps) {
  const tab = dashboardTab(useSearchParams().get("tab"));
  const profile = useProfile();
  const person = profile.value;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-title">Dashboard</h1>
          <p className="mt-1 min-h-[1.6em] text-lead break-words text-muted-foreground">
            {person && `Welcome back, ${person.name}`}
          </p>
        </div>
        {person && can(person.role, "admin.open") && (
          <Button asChild variant="outline">
            <Link href={paths.admin()} prefetch={false}>
              <ShieldCheck aria-hidden /> Admin
            </Link>
          </Button>
        )}
      </div>
      <LinkArrivalNotice />
      {profile.error && (
        <LoadFailure
          className="mt-6"
          text="Your profile cannot be loaded at the moment. You are still signed in."
          retry={profile.reload}
        />
      )}
      <TabLinks active={tab} />
      <div className="pt-7">
        {tab === "overview" && <OverviewTab />}
        {tab === "orders" && <OrdersTab />}
        {tab === "requests" && <RequestsTab />}
        {tab === "profile" && <ProfileTab profile={person} onSaved={profile.adopt} />}
        {tab === "settings" && (
          <SettingsTab profile={person} onSaved={profile.adopt} states={states} />
        )}
      </div>
    </>
  );
}
