import { shortDayText } from "@/components/format/dates";
import { exactTimeText } from "@/components/format/dates";
import type { AuditLog } from "@/lib/audit/schemas";
import { AUDIT_TYPES } from "@/lib/audit/words";
import { Cell, DataTable, HeadCell } from "../shared/data-table";
import { ActionIcon } from "./action-icon";
import { AuditStatus } from "./audit-status";

export interface AuditRowsProps {
  logs: readonly AuditLog[];
  busy: boolean;
  onOpen: (log: AuditLog) => void;
  className?: string;
}

interface AuditTableProps extends AuditRowsProps {
  /** How far back they go: "24 hours". */
  span: string;
}

/** Columns that find no room stand as a second line of another one. */
export function AuditTable({ logs, busy, onOpen, span, className }: AuditTableProps) {
  return (
    <DataTable
      caption={`Audit logs of the last ${span}, newest first`}
      busy={busy}
      className={className}
      head={
        <>
          <HeadCell>Timestamp</HeadCell>
          <HeadCell>User</HeadCell>
          <HeadCell>Action</HeadCell>
          <HeadCell className="max-xl:hidden">Type</HeadCell>
          <HeadCell className="w-full">Description</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell className="max-xl:hidden">IP Address</HeadCell>
        </>
      }
    >
      {logs.map((log) => (
        <AuditRow key={log.id} log={log} onOpen={onOpen} />
      ))}
    </DataTable>
  );
}

const SECOND_LINE = "block text-xs text-muted-foreground";

/** The button of the action covers the row, so that all of it opens the entry. */
function AuditRow({ log, onOpen }: { log: AuditLog; onOpen: (log: AuditLog) => void }) {
  const at = new Date(log.timestamp);
  return (
    <tr className="relative leading-tight focus-within:bg-muted/60">
      <Cell className="py-1 whitespace-nowrap tabular">
        <time dateTime={log.timestamp}>
          {shortDayText(at)}
          <span className={SECOND_LINE}>{exactTimeText(at)}</span>
        </time>
      </Cell>
      <Cell className="max-w-40 py-1">
        <span className="block truncate">{log.userName}</span>
        <span className={`${SECOND_LINE} truncate`} title={log.user}>
          {log.user}
        </span>
      </Cell>
      <th scope="row" className="px-3 py-1 font-semibold">
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
      </th>
      <Cell className="max-xl:hidden">{AUDIT_TYPES[log.type]}</Cell>
      <Cell className="max-w-0 py-1 text-[0.8125rem]">
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{log.description}</span>
      </Cell>
      <Cell className="max-w-32 py-1">
        <AuditStatus status={log.status} />
        <span
          className={`${SECOND_LINE} truncate tabular xl:hidden`}
          title={log.ipAddress ?? undefined}
        >
          {log.ipAddress}
        </span>
      </Cell>
      <Cell
        className="max-w-34 truncate text-[0.8125rem] tabular max-xl:hidden"
        title={log.ipAddress ?? undefined}
      >
        {log.ipAddress ?? <span className="text-muted-foreground">None</span>}
      </Cell>
    </tr>
  );
}
