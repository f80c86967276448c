import { ArrowUp, Clock, ScrollText } from "lucide-react";
import { useRef, useState } from "react";
import { ListCount } from "@/components/shared/list/list-count";
import type { ListPage } from "@/components/shared/list/use-list";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { type AuditLog, AUDIT_STATUSES, AUDIT_TYPES } from "@/lib/audit/schemas";
import { cn } from "@/lib/base/cn";
import { AdminList } from "../shared/admin-list";
import { AuditCard, auditColumns } from "./audit-columns";
import { AuditDetail } from "./audit-detail";
import { AUDIT_DAYS, AUDIT_SPANS, AUDIT_TIMES, type AuditSpan } from "./audit-spans";
import type { LiveLogs } from "./use-audit-logs";

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
      <AdminList
        list={logs}
        toolbar={{
          className: "items-center",
          search: {
            placeholder: "Search by description, user or action",
            className: "flex-1 basis-full md:basis-48",
          },
          choices: {
            type: {
              label: "Type",
              all: "All Types",
              options: AUDIT_TYPES,
              className: "flex-1 basis-36 md:max-w-42 md:flex-none md:basis-auto",
            },
            status: {
              label: "Status",
              all: "All Statuses",
              options: AUDIT_STATUSES,
              className: "flex-1 basis-36 md:max-w-38 md:flex-none md:basis-auto",
            },
          },
          more: (
            <SpanMenu
              span={logs.span}
              onChange={(next) => logs.address.show({ span: next === "day" ? "" : next })}
            />
          ),
        }}
        count={(page) => <Caption page={page} logs={logs} />}
        caption={`Audit logs ${of}, newest first`}
        keyOf={({ id }) => id}
        columns={auditColumns(setOpened)}
        rowClassName={() => "relative leading-tight focus-within:bg-muted/60"}
        card={(log) => <AuditCard log={log} onOpen={setOpened} />}
        empty={{
          text: `There was no activity ${during}. Logs appear here as actions occur.`,
          Icon: ScrollText,
          actions: further,
        }}
        noMatches={{
          text: `No audit log ${of} matches this search and these filters. Logs appear here as actions occur.`,
          actions: further,
        }}
      />
      <AuditDetail log={opened} onClose={() => setOpened(null)} />
    </>
  );
}

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

/** Chooses the period of the list; the default is the last 24 hours (docs/product.md: Audit log). */
function SpanMenu({ span, onChange }: { span: AuditSpan; onChange: (span: AuditSpan) => void }) {
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-1 text-sm whitespace-nowrap">
      <div role="group" aria-label="Days" className="flex gap-1.5">
        {Object.entries(AUDIT_DAYS).map(([day, { label }]) => (
          <Button
            key={day}
            variant={span === day ? "default" : "outline"}
            className="px-3"
            aria-pressed={span === day}
            onClick={() => onChange(span === day ? "day" : (day as AuditSpan))}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="flex items-center gap-1">
        {/* Keeps its space when hidden, so that the pressed button stays under the pointer. */}
        <p
          className={cn(
            "flex min-w-30 items-center gap-1.5 text-muted-foreground",
            Object.hasOwn(AUDIT_DAYS, span) && "invisible",
          )}
        >
          <Clock aria-hidden className="size-4" />
          {AUDIT_SPANS[span].label}
        </p>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="link" size="sm" className="min-h-9 px-2 pointer-coarse:min-h-11">
              Change<span className="sr-only"> how far back</span>
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuRadioGroup
              value={span}
              onValueChange={(chosen) => onChange(chosen as AuditSpan)}
            >
              {Object.entries(AUDIT_TIMES).map(([each, { time }]) => (
                <DropdownMenuRadioItem key={each} value={each}>
                  {time}
                </DropdownMenuRadioItem>
              ))}
            </DropdownMenuRadioGroup>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
    </div>
  );
}
