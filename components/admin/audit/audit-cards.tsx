import { momentText } from "@/components/format/dates";
import type { AuditLog } from "@/lib/audit/schemas";
import { AUDIT_TYPES } from "@/lib/audit/words";
import { cn } from "@/lib/cn";
import { ActionIcon } from "./action-icon";
import { AuditStatus } from "./audit-status";
import type { AuditRowsProps } from "./audit-table";

/** The list on a phone: what the table's columns hold, one below the other. */
export function AuditCards({ logs, busy, onOpen, className }: AuditRowsProps) {
  return (
    <ul aria-busy={busy} className={cn("space-y-2.5", busy && "opacity-60", className)}>
      {logs.map((log) => (
        <AuditCard key={log.id} log={log} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function AuditCard({ log, onOpen }: { log: AuditLog; onOpen: (log: AuditLog) => void }) {
  return (
    <li className="relative rounded-lg border bg-card p-3.5 text-sm shadow-sheet">
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
    </li>
  );
}
