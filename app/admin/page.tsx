import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AdminDashboard } from "@/components/admin/dashboard/admin-dashboard";
import { pageOfTab } from "@/components/admin/frame/admin-tab";
import { requireAdmission } from "@/lib/access/require-admission";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Admin Dashboard" };

interface AdminPageProps {
  searchParams: Promise<{ tab?: string | string[] }>;
}

export default async function AdminPage({ searchParams }: AdminPageProps) {
  const { tab } = await searchParams;
  // The first of several, as the browser reads it.
  const [name] = [tab].flat();
  await requireAdmission(addressOf(name));
  const page = pageOfTab(name);
  if (page) redirect(page);
  return <AdminDashboard />;
}

/** Where a sign-in returns to. */
function addressOf(tab: string | undefined): string {
  return tab ? `${paths.admin()}?${new URLSearchParams({ tab })}` : paths.admin();
}
