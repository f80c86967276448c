"use client";

import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import type { ComponentType } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useProfile } from "@/components/domain/account/use-profile";
import { can } from "@/lib/base/permissions";
import { adminTab, type AdminTab } from "../frame/admin-tab";
import { AdminsOnly, PageSpinner } from "../shared/page-heading";

/**
 * Shows the open tab; a spinner until the profile is loaded, and to users without permission only a message on the
 * 2FA tab (docs/product.md: Admin).
 */
export function AdminDashboard() {
  const tab = adminTab(useSearchParams().get("tab"));
  const profile = useProfile();
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
  return <Tab />;
}

const loading = () => <PageSpinner />;

/** The content of each tab; each loads when it is first opened. */
const TAB_CONTENTS: Record<AdminTab, ComponentType> = {
  overview: dynamic(() => import("../overview/overview-tab").then((file) => file.OverviewTab), {
    loading,
  }),
  messages: dynamic(() => import("../messages/messages-tab").then((file) => file.MessagesTab), {
    loading,
  }),
  offers: dynamic(() => import("../offers/offers-tab").then((file) => file.OffersTab), {
    loading,
  }),
  production: dynamic(
    () => import("../production/production-tab").then((file) => file.ProductionTab),
    { loading },
  ),
  payments: dynamic(() => import("../payments/payments-tab").then((file) => file.PaymentsTab), {
    loading,
  }),
  reviews: dynamic(() => import("../reviews/reviews-tab").then((file) => file.ReviewsTab), {
    loading,
  }),
  users: dynamic(() => import("../users/users-tab").then((file) => file.UsersTab), { loading }),
  companies: dynamic(() => import("../companies/companies-tab").then((file) => file.CompaniesTab), {
    loading,
  }),
  categories: dynamic(
    () => import("../categories/categories-tab").then((file) => file.CategoriesTab),
    { loading },
  ),
  searches: dynamic(() => import("../searches/searches-tab").then((file) => file.SearchesTab), {
    loading,
  }),
  promotions: dynamic(
    () => import("../promotions/promotions-tab").then((file) => file.PromotionsTab),
    { loading },
  ),
  "price-lists": dynamic(
    () => import("../price-lists/price-lists-tab").then((file) => file.PriceListsTab),
    { loading },
  ),
  tools: dynamic(() => import("../tools/tools-tab").then((file) => file.ToolsTab), { loading }),
  tax: dynamic(() => import("../tax/tax-tab").then((file) => file.TaxTab), { loading }),
  accounts: dynamic(() => import("../accounts/accounts-tab").then((file) => file.AccountsTab), {
    loading,
  }),
  margins: dynamic(() => import("../margins/margins-tab").then((file) => file.MarginsTab), {
    loading,
  }),
  newsletter: dynamic(
    () => import("../newsletter/newsletter-tab").then((file) => file.NewsletterTab),
    { loading },
  ),
  connections: dynamic(
    () => import("../connections/connections-tab").then((file) => file.ConnectionsTab),
    { loading },
  ),
  system: dynamic(() => import("../system/system-tab").then((file) => file.SystemTab), { loading }),
  content: dynamic(() => import("../content/content-tab").then((file) => file.ContentTab), {
    loading,
  }),
  settings: dynamic(() => import("../settings/settings-tab").then((file) => file.SettingsTab), {
    loading,
  }),
  notifications: dynamic(
    () => import("../phone/notifications-tab").then((file) => file.NotificationsTab),
    { loading },
  ),
  "2fa": dynamic(() => import("../two-factor/two-factor-tab").then((file) => file.TwoFactorTab), {
    loading,
  }),
};
