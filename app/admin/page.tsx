import type { Metadata } from "next";
import { requireAdmin } from "@/lib/access/require-admin";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Admin Dashboard" };

export default async function AdminPage() {
  const { account } = await requireAdmin(paths.admin());
  return <h1 className="text-title">Admin Dashboard for {account.name}</h1>;
}
