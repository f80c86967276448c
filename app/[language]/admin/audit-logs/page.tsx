import type { Metadata } from "next";
import { staffPaths } from "@/lib/base/staff-paths";
import { AuditView } from "@/components/admin/audit/audit-view";
import { requireAdmission } from "@/lib/identity/access/require-admission";

export const metadata: Metadata = { title: "Audit Logs" };

export default async function AuditLogsPage() {
  await requireAdmission(staffPaths.auditLogs);
  return <AuditView />;
}
