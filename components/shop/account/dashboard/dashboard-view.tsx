"use client";

import { ShieldCheck } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useTranslate } from "#words";
import { late } from "@/components/ui/late";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useRevealGate } from "@/components/shared/call/reveal-stage";
import { RevealTogether } from "@/components/shared/call/reveal-together";
import { useFirst } from "@/components/shared/call/use-first";
import type { Load } from "@/components/shared/call/use-load";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { First } from "@/lib/api/call";
import { paths } from "@/lib/base/paths";
import type { Profile } from "@/lib/identity/accounts/schemas";
import { companyCan } from "@/lib/identity/session/company-roles";
import { useMay } from "@/lib/client/use-role";
import { dayName } from "@/lib/base/india-time";
import { useSignOut } from "@/components/shared/call/use-sign-out";
import { Notice } from "@/components/ui/notice";
import { noteLinkArrival, useLinkArrival } from "@/lib/client/link-arrival";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { useProfile } from "@/components/domain/account/use-profile";
import { TabSkeleton } from "./dashboard-skeleton";
import { dashboardTab, TabLinks, type DashboardTab } from "./tab-links";
import { EmailNotices } from "./email-notices";
import { OffersTab } from "./offers-tab";
import { OrdersTab } from "./orders-tab";
import { type OverviewFirst, OverviewTab } from "./overview-tab";
import { ProfileTab } from "./profile-tab";
import { StatementTab } from "./statement-tab";
import { ApprovalsTab } from "../company/approvals-tab";
import { useWaitingRequests, type Waiting } from "../company/use-waiting";
import { AddressSettings } from "./address-settings";
import { AccountSettings } from "./account-settings";
import { ArtworkTab } from "./artwork-tab";
import { DataSettings } from "./data-settings";
import { SessionSettings } from "./session-settings";

const ListView = late(
  () => import("../lists/list-view").then((file) => file.ListView),
  <TabSkeleton />,
);

const CompanyTab = late(
  () => import("../company/company-tab").then((file) => file.CompanyTab),
  <TabSkeleton />,
);

const ItemsTab = late(
  () => import("../items/items-tab").then((file) => file.ItemsTab),
  <TabSkeleton />,
);

/** Dashboard data read by the server. */
export interface DashboardFirst {
  profile: Profile;
  /** Null if another tab is open. */
  overview: OverviewFirst | null;
}

interface DashboardViewProps {
  /** The states that the shop delivers to, for the address forms. */
  states: readonly string[];
  first: First<DashboardFirst>;
}

export function DashboardView({ states, first: promised }: DashboardViewProps) {
  const t = useTranslate();
  const first = useFirst(promised);
  const address = useSearchParams();
  const tab = dashboardTab(address.get("tab"));
  const list = tab === "overview" ? address.get("list") : null;
  const profile = useProfile(first?.profile);
  const [openedAt] = useState(() => new Date());
  const mayOpenAdmin = useMay("admin.open");
  const person = profile.value;
  const waiting = useWaitingRequests(person?.membership?.role);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-title">{t("Dashboard")}</h1>
          <p className="mt-1 min-h-[1.6em] text-lead break-words text-muted-foreground">
            {person && greeting(person, openedAt, t)}
          </p>
        </div>
        {mayOpenAdmin && (
          <Button asChild variant="outline">
            <Link href={paths.admin()} prefetch={false}>
              <ShieldCheck aria-hidden /> {t("Admin")}
            </Link>
          </Button>
        )}
      </div>
      <LinkArrivalNotice />
      {profile.error && (
        <LoadFailure
          className="mt-6"
          text={t("Your profile cannot be loaded at the moment. You are still signed in.")}
          retry={profile.reload}
        />
      )}
      <TabLinks active={tab} waiting={waiting.value?.total ?? null} />
      <div className="pt-7">
        <RevealTogether key={list ?? tab} fallback={<TabSkeleton />}>
          {person && <EmailNotices profile={person} />}
          <OpenTab {...{ list, tab, profile, waiting, states }} first={first?.overview} />
        </RevealTogether>
      </div>
    </>
  );
}

interface OpenTabProps extends Pick<DashboardViewProps, "states"> {
  tab: DashboardTab;
  /** `_id` of the saved list opened on the overview. */
  list: string | null;
  profile: Load<Profile>;
  waiting: Waiting;
  first: OverviewFirst | null | undefined;
}

function OpenTab({ tab, list, profile, waiting, states, first }: OpenTabProps) {
  const { value: person, loading, adopt } = profile;
  // Waits for the profile: the notice about the email appears above every tab and would push down a visible one.
  useRevealGate(loading);
  if (tab === "orders") return <OrdersTab />;
  if (tab === "items") return <ItemsTab />;
  if (tab === "offers") return <OffersTab />;
  if (tab === "artwork") return <ArtworkTab />;
  if (tab === "statement") return <StatementTab membership={person?.membership} />;
  if (tab === "company") return <CompanyTab profile={profile} />;
  if (tab === "profile") return <ProfileTab profile={person} onSaved={adopt} />;
  if (tab === "settings") return <SettingsTab profile={person} onSaved={adopt} states={states} />;
  if (tab === "approvals" && !loading) {
    return <ApprovalsTab role={person?.membership?.role} waiting={waiting} />;
  }
  if (tab === "approvals") return null;
  return list ? <ListView key={list} id={list} /> : <OverviewTab first={first} />;
}

/** Greets without "back" on the day the account was opened. */
export function greeting(
  { name, createdAt }: Pick<Profile, "name" | "createdAt">,
  now: Date,
  t: Translate = inEnglish,
) {
  const isNew = dayName(new Date(createdAt)) === dayName(now);
  return isNew ? t("Welcome, {name}", { name }) : t("Welcome back, {name}", { name });
}

/** The company that a member orders for. */
function orderedFor(membership: Profile["membership"] | undefined): string | null {
  const orders = membership && companyCan(membership.role, "orders.place");
  return orders ? membership.company.name : null;
}

interface SettingsTabProps {
  /** Null while it loads. */
  profile: Profile | null;
  onSaved: (profile: Profile) => void;
  states: readonly string[];
}

function SettingsTab({ profile, onSaved, states }: SettingsTabProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="min-w-0 space-y-5">
        <AccountSettings profile={profile} onSaved={onSaved} />
        <SessionSettings />
      </div>
      <div className="min-w-0 space-y-5">
        <AddressSettings states={states} company={orderedFor(profile?.membership)} />
        <DataSettings profile={profile} />
      </div>
    </div>
  );
}

/**
 * Names the account that a link has signed the visitor in to, until they confirm it. The link may come from a
 * stranger who hopes to get personal data into their own account.
 */
function LinkArrivalNotice() {
  const t = useTranslate();
  const account = useLinkArrival();
  const logOut = useSignOut();
  return (
    <div role="status">
      {account && (
        <Notice className="mt-6">
          <p className="break-words">
            {t.parts(
              "A link has signed you in to the account of {name} ({email}). If this is not your account, log out: whatever you order or enter here would be theirs to see.",
              { name: <strong>{account.name}</strong>, email: account.email },
            )}
          </p>
          <div className="mt-2.5 flex flex-wrap gap-2">
            <Button size="sm" variant="outline" onClick={() => noteLinkArrival(null)}>
              {t("This is my account")}
            </Button>
            <Button size="sm" variant="outline" onClick={() => void logOut()}>
              {t("Log out")}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
