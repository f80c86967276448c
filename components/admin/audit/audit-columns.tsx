import { exactTimeText, momentText, shortDayText } from "@/components/shared/format/dates";
import type { Column } from "@/components/shared/list/rows";
import { Card } from "@/components/ui/card";
import { type AuditLog, AUDIT_TYPES } from "@/lib/audit/schemas";
import { ActionIcon } from "./action-icon";
import { AuditStatus } from "./audit-status";

const SECOND_LINE = "block text-xs text-muted-foreground";

/** Columns without room become a second line of another column. */
export function auditColumns(onOpen: (log: AuditLog) => void): Column<AuditLog>[] {
  return [
    {
      name: "Timestamp",
      cellClassName: "py-1 whitespace-nowrap tabular",
      cell: ({ timestamp }) => (
        <time dateTime={timestamp}>
          {shortDayText(new Date(timestamp))}
          <span className={SECOND_LINE}>{exactTimeText(new Date(timestamp))}</span>
        </time>
      ),
    },
    {
      name: "User",
      cellClassName: "max-w-40 py-1",
      cell: ({ user, userName }) => (
        <>
          <span className="block truncate">{userName}</span>
          <span className={`${SECOND_LINE} truncate`} title={user}>
            {user}
          </span>
        </>
      ),
    },
    {
      name: "Action",
      isTitle: true,
      cellClassName: "py-1 font-semibold",
      cell: (log) => <OpenButton log={log} onOpen={onOpen} />,
    },
    { name: "Type", className: "max-xl:hidden", cell: ({ type }) => AUDIT_TYPES[type] },
    {
      name: "Description",
      headClassName: "w-full",
      cellClassName: "max-w-0 py-1 text-[0.8125rem]",
      cell: ({ description }) => (
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{description}</span>
      ),
    },
    {
      name: "Status",
      cellClassName: "max-w-32 py-1",
      cell: ({ status, ipAddress }) => (
        <>
          <AuditStatus status={status} />
          <span
            className={`${SECOND_LINE} truncate tabular xl:hidden`}
            title={ipAddress ?? undefined}
          >
            {ipAddress}
          </span>
        </>
      ),
    },
    {
      name: "IP Address",
      className: "max-xl:hidden",
      cellClassName: "max-w-34 text-[0.8125rem] tabular",
      cell: ({ ipAddress }) =>
        ipAddress === null ? (
          <span className="text-muted-foreground">None</span>
        ) : (
          <span className="block truncate" title={ipAddress}>
            {ipAddress}
          </span>
        ),
    },
  ];
}

/** The button covers the row, so that a click anywhere opens the entry. */
function OpenButton({ log, onOpen }: { log: AuditLog; onOpen: (log: AuditLog) => void }) {
  return (
    <button
      type="button"
      onClick={() => onOpen(log)}
      className="flex w-max max-w-38 items-center gap-2 text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
    >
      <ActionIcon log={log} />
      <span>
        {log.action}
        <span className={`${SECOND_LINE} font-normal xl:hidden`}>{AUDIT_TYPES[log.type]}</span>
      </span>
    </button>
  );
}

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
