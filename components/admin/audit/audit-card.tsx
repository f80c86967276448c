import { momentText } from "@/components/shared/format/dates";
import { Card } from "@/components/ui/card";
import type { AuditLog } from "@/lib/audit/schemas";
import { AUDIT_TYPES } from "@/lib/audit/words";
import { ActionIcon } from "./action-icon";
import { AuditStatus } from "./audit-status";

/** One entry on a phone: what the table's columns hold, one below the other. */
export function AuditCard({ log, onOpen }: { log: AuditLog; onOpen: (log: AuditLog) => void }) {
  return (
    <Card className="relative p-3.5 text-sm">
      <div className="flex items-start justify-between gap-3">
        <button
          type="button"
          onClick={() => onOpen(log)}
          className="flex min-w-0 items-center gap-2 text-left font-semibold after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring"
        >
          <ActionIcon log={log} />
          {log.action}
        </button>
        <AuditStatus status={log.status} />
      </div>
      <p className="mt-1.5 line-clamp-2 [overflow-wrap:anywhere]">{log.description}</p>
      <p className="mt-1.5 text-xs leading-5 [overflow-wrap:anywhere] text-muted-foreground">
        {log.userName} ({log.user})
        <span className="block tabular">
          {[momentText(new Date(log.timestamp)), AUDIT_TYPES[log.type], log.ipAddress]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </p>
    </Card>
  );
}
