"use client";

import { ArrowUp, ScrollText } from "lucide-react";
import { useRef, useState } from "react";
import { EmptyList } from "@/components/shared/list/empty-list";
import { List } from "@/components/shared/list/list";
import { ListCount } from "@/components/shared/list/list-count";
import type { ListPage } from "@/components/shared/list/use-list";
import { Button } from "@/components/ui/button";
import type { AuditLog } from "@/lib/audit/schemas";
import { AuditCard } from "./audit-card";
import { auditColumns } from "./audit-columns";
import { AuditDetail } from "./audit-detail";
import { AuditFilters } from "./audit-filters";
import { AUDIT_SPANS } from "./audit-spans";
import type { LiveLogs } from "./use-audit-logs";

/** The entries that the filters pick, page by page; one opens over them. */
export function AuditList({ logs }: { logs: LiveLogs }) {
  const [opened, setOpened] = useState<AuditLog | null>(null);
  const { of, during } = AUDIT_SPANS[logs.span];
  const further = ["day", "today", "yesterday"].includes(logs.span) && (
    <Button variant="outline" onClick={() => logs.address.show({ span: "month" })}>
      Look back 30 days
    </Button>
  );
  return (
    <>
      <List
        list={logs}
        loading="Loading the audit logs"
        toolbar={<AuditFilters logs={logs} />}
        count={(page) => <Caption page={page} logs={logs} />}
        caption={`Audit logs ${of}, newest first`}
        keyOf={({ id }) => id}
        columns={auditColumns(setOpened)}
        rowClassName={() => "relative leading-tight focus-within:bg-muted/60"}
        card={(log) => <AuditCard log={log} onOpen={setOpened} />}
        empty={
          <EmptyList title="No Audit Logs Found" Icon={ScrollText} actions={further}>
            There was no activity {during}. Logs appear here as actions occur.
          </EmptyList>
        }
        noMatches={{
          title: "No Audit Logs Found",
          text: `No audit log ${of} matches this search and these filters. Logs appear here as actions occur.`,
          clear: "Show all audit logs",
          actions: further,
        }}
      />
      <AuditDetail log={opened} onClose={() => setOpened(null)} />
    </>
  );
}

/** How many there are, and those that came while somebody was reading. */
function Caption({ page, logs }: { page: ListPage<AuditLog>; logs: LiveLogs }) {
  const caption = useRef<HTMLDivElement>(null);
  const { fresh, showFresh } = logs;
  return (
    <div ref={caption} tabIndex={-1} className="flex min-h-9 flex-wrap items-center gap-x-4">
      <ListCount page={page} what="audit logs" />
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
