import type { Metadata } from "next";
import { AuditView } from "@/components/admin/audit/audit-view";
import { requireAdmission } from "@/lib/identity/access/require-admission";
import { paths } from "@/lib/base/paths";

export const metadata: Metadata = { title: "Audit Logs" };

export default async function AuditLogsPage() {
  await requireAdmission(paths.adminAuditLogs);
  return <AuditView />;
}
