"use client";

import { ArrowUp } from "lucide-react";
import { useRef, useState } from "react";
import { LoadFailure } from "@/components/call/load-failure";
import { Button } from "@/components/ui/button";
import type { AuditLog } from "@/lib/audit/schemas";
import { ListCount } from "../shared/list-count";
import { Pager } from "../shared/pager";
import { TableSkeleton } from "../shared/table-skeleton";
import type { ListAddress } from "../shared/use-list-address";
import { AuditCards } from "./audit-cards";
import { AuditDetail } from "./audit-detail";
import { AUDIT_SPANS, auditQuery, PAGE_SIZE, type AuditListState } from "./audit-list-state";
import { AuditTable } from "./audit-table";
import { NoAuditLogs } from "./no-audit-logs";
import { FETCH_FAILED, useAuditLogs, type LiveLogs } from "./use-audit-logs";

interface AuditListProps {
  state: AuditListState;
  address: ListAddress;
}

/** The entries that the filters pick, page by page; one opens over them. */
export function AuditList({ state, address }: AuditListProps) {
  const logs = useAuditLogs({
    query: auditQuery(state, address.place.after.at(-1)),
    span: state.span,
  });
  const [opened, setOpened] = useState<AuditLog | null>(null);
  const page = logs.value;
  const { label } = AUDIT_SPANS[state.span];
  const rows = { logs: page?.items ?? [], busy: logs.loading, onOpen: setOpened };
  return (
    <div className="mt-3">
      {logs.error && <LoadFailure text={FETCH_FAILED.description} retry={logs.reload} />}
      {!page && logs.loading && <TableSkeleton label="Loading the audit logs" />}
      {page && !logs.error && (
        <>
          <Caption page={page} logs={logs} />
          {page.items.length > 0 ? (
            <>
              <AuditTable {...rows} span={label} className="max-md:hidden" />
              <AuditCards {...rows} className="md:hidden" />
            </>
          ) : (
            <NoAuditLogs state={state} address={address} />
          )}
          <Pager
            address={address}
            nextCursor={page.nextCursor}
            pageSize={PAGE_SIZE}
            total={page.total}
          />
        </>
      )}
      <AuditDetail log={opened} onClose={() => setOpened(null)} />
    </div>
  );
}

/** How many there are, and those that came while somebody was reading. */
function Caption({ page, logs }: { page: { total: number; all: number }; logs: LiveLogs }) {
  const caption = useRef<HTMLDivElement>(null);
  const { fresh, showFresh } = logs;
  return (
    <div ref={caption} tabIndex={-1} className="mb-1.5 flex min-h-9 flex-wrap items-center gap-x-4">
      <ListCount total={page.total} all={page.all} what="audit logs" />
      <div role="status">
        {fresh && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              showFresh();
              caption.current?.focus();
            }}
          >
            <ArrowUp aria-hidden />
            {fresh.isMore ? `More than ${fresh.count} new` : `${fresh.count} new`}
            <span>{fresh.count === 1 ? "audit log" : "audit logs"}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
