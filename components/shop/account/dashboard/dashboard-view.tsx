"use client";

import { ShieldCheck } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { Together, useHold } from "@/components/shared/call/together";
import type { Load } from "@/components/shared/call/use-load";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import type { Profile } from "@/lib/identity/accounts/schemas";
import { useMay } from "@/lib/client/use-role";
import { TabSkeleton } from "./dashboard-skeleton";
import { dashboardTab, type DashboardTab } from "./dashboard-tab";
import { EmailNotices } from "./email-notices";
import { greeting } from "./greeting";
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
  const [openedAt] = useState(() => new Date());
  const mayOpenAdmin = useMay("admin.open");
  const person = profile.value;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-title">Dashboard</h1>
          <p className="mt-1 min-h-[1.6em] text-lead break-words text-muted-foreground">
            {person && greeting(person, openedAt)}
          </p>
        </div>
        {mayOpenAdmin && (
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
        <Together key={tab} fallback={<TabSkeleton />}>
          {person && <EmailNotices profile={person} />}
          <OpenTab tab={tab} profile={profile} states={states} />
        </Together>
      </div>
    </>
  );
}

interface OpenTabProps extends DashboardViewProps {
  tab: DashboardTab;
  profile: Load<Profile>;
}

function OpenTab({ tab, profile, states }: OpenTabProps) {
  const { value: person, loading, adopt } = profile;
  // What is said of the email stands above every tab, and would push one that is there already.
  useHold(loading);
  if (tab === "orders") return <OrdersTab />;
  if (tab === "requests") return <RequestsTab />;
  if (tab === "profile") return <ProfileTab profile={person} onSaved={adopt} />;
  if (tab === "settings") return <SettingsTab profile={person} onSaved={adopt} states={states} />;
  return <OverviewTab />;
}
