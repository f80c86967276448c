import type { auditAdminEndpoints } from "@/lib/audit/endpoints";
import { type Examples, EMAIL, ID, LATER } from "@/lib/base/examples/example";

export const auditAdminExamples: Examples<
  typeof auditAdminEndpoints,
  "listAuditLogs" | "summariseAuditLogs"
> = {
  listAuditLogs: {
    answer: [
      {
        id: ID.entry,
        timestamp: LATER,
        user: "meera@example.in",
        userName: "Meera Nair",
        action: "User Role Updated",
        type: "user",
        description: `${EMAIL} is now admin`,
        status: "success",
        ipAddress: "203.0.113.7",
        details: { changes: { role: { before: "user", after: "admin" } } },
      },
    ],
  },
  summariseAuditLogs: { answer: { total: 96, successful: 91, failed: 5, uniqueUsers: 14 } },
};
