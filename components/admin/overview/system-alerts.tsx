import { CircleCheck } from "lucide-react";
import { momentText } from "@/components/shared/format/dates";
import type { AuditLog } from "@/lib/audit/schemas";
import { paths } from "@/lib/base/paths";
import { AuditStatus } from "../audit/audit-status";
import { SectionCard } from "./section-card";
import { ALERT_DAYS } from "./use-overview";

/** What happened to the system itself, and sign-ins that failed (docs/product.md: Admin). */
export function SystemAlerts({ alerts }: { alerts: readonly AuditLog[] }) {
  return (
    <SectionCard
      title="System Alerts"
      more={{ href: `${paths.adminAuditLogs}?span=month`, label: "All audit logs" }}
    >
      {alerts.length === 0 && (
        <p className="flex flex-1 items-center justify-center gap-2 px-4 py-10 text-sm text-muted-foreground">
          <CircleCheck aria-hidden className="size-4.5 text-success" />
          Nothing in the last {ALERT_DAYS} days.
        </p>
      )}
      <ul className="divide-y">
        {alerts.map((alert) => (
          <Alert key={alert.id} alert={alert} />
        ))}
      </ul>
    </SectionCard>
  );
}

function Alert({ alert: { action, description, status, timestamp } }: { alert: AuditLog }) {
  return (
    <li className="flex min-h-15 items-start justify-between gap-3 px-4 py-2 text-sm">
      <div className="min-w-0">
        <p className="font-semibold">{action}</p>
        <p className="line-clamp-2 break-words text-muted-foreground">{description}</p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-0.5">
        <AuditStatus status={status} />
        <time dateTime={timestamp} className="text-xs text-muted-foreground tabular">
          {momentText(new Date(timestamp))}
        </time>
      </div>
    </li>
  );
}
