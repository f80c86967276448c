import { Activity, CircleCheck, ShieldAlert, Users, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import type { AuditSummary } from "@/lib/audit/schemas";
import { cn } from "@/lib/base/cn";
import { countText } from "@/lib/base/counts";

interface AuditFiguresProps {
  /** Null before they were counted. */
  summary: AuditSummary | null;
  /** They could not be counted; that is tried again in a while. */
  unknown: boolean;
}

/** The four figures of the last 24 hours. */
export function AuditFigures({ summary, unknown }: AuditFiguresProps) {
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

/** Rounded; of nothing, nothing failed. */
export function successPercent({ total, successful }: AuditSummary): number {
  return total === 0 ? 100 : Math.round((successful / total) * 100);
}

interface FigureProps {
  name: string;
  /** Undefined while it is counted, null where it could not be. */
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
