import { CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from "lucide-react";
import { momentText } from "@/components/order/order-dates";
import type { AuditLog } from "@/lib/audit/schemas";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { SectionCard } from "./section-card";
import { ALERT_DAYS } from "./use-overview";

const FACES: Record<AuditLog["status"], { Icon: LucideIcon; word: string; color: string }> = {
  success: { Icon: CircleCheck, word: "Success", color: "text-success" },
  failed: { Icon: CircleX, word: "Failed", color: "text-destructive" },
  warning: { Icon: TriangleAlert, word: "Warning", color: "text-signal" },
  info: { Icon: Info, word: "Information", color: "text-muted-foreground" },
};

/** What happened to the system itself, and sign-ins that failed (spec section 7). */
export function SystemAlerts({ alerts }: { alerts: readonly AuditLog[] }) {
  return (
    <SectionCard
      title="System Alerts"
      more={{ href: paths.adminAuditLogs, label: "All audit logs" }}
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

function Alert({ alert }: { alert: AuditLog }) {
  const { Icon, word, color } = FACES[alert.status];
  return (
    <li className="flex min-h-12 items-start gap-3 px-4 py-2.5">
      <Icon aria-hidden className={cn("mt-0.5 size-4.5 shrink-0", color)} />
      <div className="min-w-0 flex-1">
        <p className="text-sm">
          <span className="sr-only">{word}: </span>
          <span className="font-semibold">{alert.action}</span>
        </p>
        <p className="line-clamp-2 text-sm break-words text-muted-foreground">
          {alert.description}
        </p>
      </div>
      <time
        dateTime={alert.timestamp}
        className="shrink-0 pt-0.5 text-xs text-muted-foreground tabular"
      >
        {momentText(new Date(alert.timestamp))}
      </time>
    </li>
  );
}
