"use client";

import { useSearchParams } from "next/navigation";
import type { ComponentType, ReactNode } from "react";
import { late } from "@/components/ui/late";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useProfile } from "@/components/domain/account/use-profile";
import { can } from "@/lib/base/permissions";
import type { First } from "@/lib/api/call";
import type { Profile } from "@/lib/identity/accounts/schemas";
import { useFirst } from "@/components/shared/call/use-first";
import { OverviewTab } from "../overview/overview-tab";
import type { OverviewFirst } from "../overview/use-overview";
import { adminTab, type AdminTab } from "../frame/admin-tab";
import { AdminsOnly, PageSpinner } from "../shared/page-heading";

/** Page data read by the server. */
export interface AdminFirst {
  profile: Profile;
  /** Null if another tab is open. */
  overview: OverviewFirst | null;
}

interface AdminDashboardProps {
  first?: First<AdminFirst>;
  /** Part of the overview. */
  firstSteps?: ReactNode;
}

/**
 * Shows the open tab; a spinner until the profile is loaded, and to users without permission only a message on the
 * 2FA tab (docs/product.md: Admin).
 */
export function AdminDashboard({ first: promised, firstSteps }: AdminDashboardProps) {
  const first = useFirst(promised);
  const tab = adminTab(useSearchParams().get("tab"));
  const profile = useProfile(first?.profile);
  const Tab = TAB_CONTENTS[tab];
  if (profile.error && !profile.value) {
    return (
      <LoadFailure
        text="Your profile cannot be loaded at the moment. You are still signed in."
        retry={profile.reload}
      />
    );
  }
  if (!profile.value) return <PageSpinner />;
  if (!can(profile.value.role, "admin.open")) return tab === "2fa" ? <AdminsOnly /> : null;
  return tab === "overview" ? (
    <OverviewTab first={first?.overview} firstSteps={firstSteps} />
  ) : (
    <Tab />
  );
}

const loading = <PageSpinner />;

/** The content of each tab; each loads when it is first opened. */
const TAB_CONTENTS: Record<AdminTab, ComponentType> = {
  // Most visits start here, so its code comes with the page.
  overview: OverviewTab,
  messages: late(
    () => import("../messages/messages-tab").then((file) => file.MessagesTab),
    loading,
  ),
  offers: late(() => import("../offers/offers-tab").then((file) => file.OffersTab), loading),
  production: late(
    () => import("../production/production-tab").then((file) => file.ProductionTab),
    loading,
  ),
  payments: late(
    () => import("../payments/payments-tab").then((file) => file.PaymentsTab),
    loading,
  ),
  reviews: late(() => import("../reviews/reviews-tab").then((file) => file.ReviewsTab), loading),
  users: late(() => import("../users/users-tab").then((file) => file.UsersTab), loading),
  companies: late(
    () => import("../companies/companies-tab").then((file) => file.CompaniesTab),
    loading,
  ),
  categories: late(
    () => import("../categories/categories-tab").then((file) => file.CategoriesTab),
    loading,
  ),
  sizes: late(() => import("../sizes/sizes-tab").then((file) => file.SizesTab), loading),
  searches: late(
    () => import("../searches/searches-tab").then((file) => file.SearchesTab),
    loading,
  ),
  promotions: late(
    () => import("../promotions/promotions-tab").then((file) => file.PromotionsTab),
    loading,
  ),
  "price-lists": late(
    () => import("../price-lists/price-lists-tab").then((file) => file.PriceListsTab),
    loading,
  ),
  tools: late(() => import("../tools/tools-tab").then((file) => file.ToolsTab), loading),
  tax: late(() => import("../tax/tax-tab").then((file) => file.TaxTab), loading),
  accounts: late(
    () => import("../accounts/accounts-tab").then((file) => file.AccountsTab),
    loading,
  ),
  margins: late(() => import("../margins/margins-tab").then((file) => file.MarginsTab), loading),
  newsletter: late(
    () => import("../newsletter/newsletter-tab").then((file) => file.NewsletterTab),
    loading,
  ),
  connections: late(
    () => import("../connections/connections-tab").then((file) => file.ConnectionsTab),
    loading,
  ),
  system: late(() => import("../system/system-tab").then((file) => file.SystemTab), loading),
  content: late(() => import("../content/content-tab").then((file) => file.ContentTab), loading),
  settings: late(
    () => import("../settings/settings-tab").then((file) => file.SettingsTab),
    loading,
  ),
  notifications: late(
    () => import("../phone/notifications-tab").then((file) => file.NotificationsTab),
    loading,
  ),
  "2fa": late(
    () => import("../two-factor/two-factor-tab").then((file) => file.TwoFactorTab),
    loading,
  ),
};
