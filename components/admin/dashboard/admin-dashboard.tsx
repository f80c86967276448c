"use client";

import { useSearchParams } from "next/navigation";
import { useProfile } from "@/components/shop/account/dashboard/use-profile";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { can } from "@/lib/base/permissions";
import { PageSpinner } from "../shared/page-spinner";
import { AdminsOnly } from "../two-factor/admins-only";
import { adminTab } from "../frame/admin-tab";
import { ADMIN_TABS } from "./admin-tabs";

/**
 * The open tab; a spinner until the profile is known, and for whoever may not be here nothing but a word
 * on the 2FA tab (docs/product.md: Admin).
 */
export function AdminDashboard() {
  const tab = adminTab(useSearchParams().get("tab"));
  const profile = useProfile();
  const Tab = ADMIN_TABS[tab];
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
