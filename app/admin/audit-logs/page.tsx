import type { Metadata } from "next";
import { AuditView } from "@/components/admin/audit/audit-view";
import { requireAdmin } from "@/lib/access/require-admin";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Audit Logs" };

export default async function AuditLogsPage() {
  await requireAdmin(paths.adminAuditLogs);
  return <AuditView />;
}
