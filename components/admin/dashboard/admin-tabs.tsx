"use client";

import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { PageSpinner } from "../shared/page-spinner";
import type { AdminTab } from "../frame/admin-tab";

const loading = () => <PageSpinner />;

/** What each tab shows; each is fetched when it is first opened. */
export const ADMIN_TABS: Record<AdminTab, ComponentType> = {
  overview: dynamic(() => import("../overview/overview-tab").then((file) => file.OverviewTab), {
    loading,
  }),
  messages: dynamic(() => import("../messages/messages-tab").then((file) => file.MessagesTab), {
    loading,
  }),
  payments: dynamic(() => import("../payments/payments-tab").then((file) => file.PaymentsTab), {
    loading,
  }),
  reviews: dynamic(() => import("../reviews/reviews-tab").then((file) => file.ReviewsTab), {
    loading,
  }),
  users: dynamic(() => import("../users/users-tab").then((file) => file.UsersTab), { loading }),
  categories: dynamic(
    () => import("../categories/categories-tab").then((file) => file.CategoriesTab),
    { loading },
  ),
  promotions: dynamic(
    () => import("../promotions/promotions-tab").then((file) => file.PromotionsTab),
    { loading },
  ),
  tax: dynamic(() => import("../tax/tax-tab").then((file) => file.TaxTab), { loading }),
  accounts: dynamic(() => import("../accounts/accounts-tab").then((file) => file.AccountsTab), {
    loading,
  }),
  newsletter: dynamic(
    () => import("../newsletter/newsletter-tab").then((file) => file.NewsletterTab),
    { loading },
  ),
  system: dynamic(() => import("../system/system-tab").then((file) => file.SystemTab), { loading }),
  content: dynamic(() => import("../content/content-tab").then((file) => file.ContentTab), {
    loading,
  }),
  settings: dynamic(() => import("../settings/settings-tab").then((file) => file.SettingsTab), {
    loading,
  }),
  "2fa": dynamic(() => import("../two-factor/two-factor-tab").then((file) => file.TwoFactorTab), {
    loading,
  }),
};
