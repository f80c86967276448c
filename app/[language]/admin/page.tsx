import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AdminDashboard } from "@/components/admin/dashboard/admin-dashboard";
import { adminTab, pageOfTab, type AdminTab } from "@/components/admin/frame/admin-tab";
import { FirstSteps } from "@/components/admin/setup/first-steps";
import { InventedEmail } from "@/components/admin/setup/invented-email";
import { requireAdmission } from "@/lib/identity/access/require-admission";
import { prisma } from "@/lib/db/client";
import { paths } from "@/lib/base/paths";
import { can } from "@/lib/base/permissions";
import type { SignedIn } from "@/lib/identity/session/identify";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { isInvented } from "@/lib/dashboard/setup/steps";
import { readSetup } from "@/lib/dashboard/setup/read-setup";
import { readFirst } from "./read-first";

export const metadata: Metadata = { title: "Admin Dashboard" };

interface AdminPageProps {
  searchParams: Promise<{ tab?: string | string[] }>;
}

export default async function AdminPage({ searchParams }: AdminPageProps) {
  const { tab } = await searchParams;
  // The first of several `tab` parameters counts, as in the browser.
  const [name] = [tab].flat();
  const identity = await requireAdmission(getAddress(name));
  const page = pageOfTab(name);
  if (page) redirect(page);
  return (
    <>
      <Warning tab={adminTab(name)} account={identity.account} />
      <AdminDashboard
        first={readFirst(adminTab(name))}
        firstSteps={<Steps tab={adminTab(name)} account={identity.account} />}
      />
    </>
  );
}

interface BeginningProps {
  tab: AdminTab;
  account: SignedIn["account"];
}

/** For accounts that may change the settings. */
async function Warning({ tab, account }: BeginningProps) {
  if (!can(account.role, "settings.write")) return null;
  if (tab !== "overview" && tab !== "system") return null;
  const { contactEmail } = await getShopSettings();
  return isInvented(contactEmail) && <InventedEmail address={contactEmail} />;
}

/** The remaining setup steps of a new shop, for the same accounts. */
async function Steps({ tab, account }: BeginningProps) {
  if (tab !== "overview" || !can(account.role, "settings.write")) return null;
  const setup = await readSetup(prisma(), account.twoFactorEnabled);
  return setup && <FirstSteps setup={setup} />;
}

/** The URL to return to after signing in. */
function getAddress(tab: string | undefined): string {
  return tab ? `${paths.admin()}?${new URLSearchParams({ tab })}` : paths.admin();
}
