"use client";

import { Activity, CircleCheck, FileDown, type LucideIcon, ShieldAlert, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FileLink } from "@/components/shared/call/file-link";
import { useProfile } from "@/components/domain/account/use-profile";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { apiAddress } from "@/lib/api/call";
import type { AuditSummary } from "@/lib/audit/schemas";
import { cn } from "@/lib/base/cn";
import { countText } from "@/lib/base/text/counts";
import { paths } from "@/lib/base/paths";
import { PageHeading, RefreshButton } from "../shared/page-heading";
import { AuditList } from "./audit-list";
import { spanQuery } from "./audit-spans";
import { useAuditLogs, useAuditSummary } from "./use-audit-logs";
import { LoadState } from "../shared/loaded";

export function AuditView() {
  const profile = useProfile();
  const summary = useAuditSummary();
  const logs = useAuditLogs();
  const [openedAt] = useState(() => Date.now());
  const exported = { ...logs.filters, ...spanQuery(logs.span, openedAt) };
  return (
    <>
      <PageHeading
        title="Audit Logs"
        back={{ href: paths.admin(), label: "Back to Dashboard" }}
        actions={
          <>
            <Button asChild variant="outline" size="sm">
              <FileLink href={apiAddress("GET /admin/audit-logs/export", { query: exported })}>
                <FileDown aria-hidden /> Export Logs
              </FileLink>
            </Button>
            <RefreshButton busy={false} onClick={() => window.location.reload()} />
          </>
        }
      >
        Who did what in the shop, when and from where.
      </PageHeading>
      <LoadState
        of={profile}
        text="Your profile cannot be loaded at the moment. You are still signed in."
        className="mb-4"
      />
      <AuditFigures summary={summary.value} unknown={summary.error !== null} />
      <div className="mt-5">
        <AuditList logs={logs} />
      </div>
    </>
  );
}

interface AuditFiguresProps {
  /** Null until the entries are counted. */
  summary: AuditSummary | null;
  /** Counting failed; it is retried later. */
  unknown: boolean;
}

function AuditFigures({ summary, unknown }: AuditFiguresProps) {
  const known = summary ?? (unknown ? UNKNOWN : null);
  return (
    <dl aria-busy={known === null} className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <Figure name="Total Actions" value={known?.total} Icon={Activity}>
        In the last 24 hours
      </Figure>
      <Figure
        name="Successful Actions"
        value={known?.successful}
        Icon={CircleCheck}
        tone="text-success"
      >
        {summary && `${successPercent(summary)}% success rate`}
      </Figure>
      <Figure
        name="Failed Actions"
        value={known?.failed}
        Icon={ShieldAlert}
        tone="text-destructive"
      >
        Security incidents
      </Figure>
      <Figure name="Unique Users" value={known?.uniqueUsers} Icon={Users}>
        Took at least one action
      </Figure>
    </dl>
  );
}

const UNKNOWN: Record<keyof AuditSummary, null> = {
  total: null,
  successful: null,
  failed: null,
  uniqueUsers: null,
};

/** Rounded; 100 when there are no entries. */
function successPercent({ total, successful }: AuditSummary): number {
  return total === 0 ? 100 : Math.round((successful / total) * 100);
}

interface FigureProps {
  name: string;
  /** Undefined while counting, null when it failed. */
  value: number | null | undefined;
  Icon: LucideIcon;
  tone?: string;
  children: ReactNode;
}

function Figure({ name, value, Icon, tone = "text-muted-foreground", children }: FigureProps) {
  return (
    <Card className="flex min-w-0 flex-col p-3.5 xl:p-4">
      <dt className="flex items-start justify-between gap-2 text-sm leading-snug font-medium text-muted-foreground">
        {name}
        <Icon aria-hidden className={cn("size-4.5 shrink-0", tone)} strokeWidth={1.9} />
      </dt>
      <dd className="mt-1 text-xl leading-tight font-semibold tabular xl:text-2xl">
        {value === undefined ? (
          <Skeleton className="h-[1.25em] w-14" />
        ) : value === null ? (
          "Not known"
        ) : (
          countText(value)
        )}
      </dd>
      <dd className="mt-1 min-h-5 text-xs leading-5 text-muted-foreground tabular">{children}</dd>
    </Card>
  );
}
