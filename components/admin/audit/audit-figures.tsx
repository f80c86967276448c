import { Activity, CircleCheck, ShieldAlert, Users, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import type { AuditSummary } from "@/lib/audit/schemas";
import { cn } from "@/lib/cn";

/** The four figures of the last 24 hours; null while they load. */
export function AuditFigures({ summary }: { summary: AuditSummary | null }) {
  return (
    <dl aria-busy={summary === null} className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <Figure name="Total Actions" value={summary?.total} Icon={Activity}>
        In the last 24 hours
      </Figure>
      <Figure
        name="Successful Actions"
        value={summary?.successful}
        Icon={CircleCheck}
        tone="text-success"
      >
        {summary && `${successPercent(summary)}% success rate`}
      </Figure>
      <Figure
        name="Failed Actions"
        value={summary?.failed}
        Icon={ShieldAlert}
        tone="text-destructive"
      >
        Security incidents
      </Figure>
      <Figure name="Unique Users" value={summary?.uniqueUsers} Icon={Users}>
        Took at least one action
      </Figure>
    </dl>
  );
}

/** Rounded; of nothing, nothing failed. */
export function successPercent({ total, successful }: AuditSummary): number {
  return total === 0 ? 100 : Math.round((successful / total) * 100);
}

interface FigureProps {
  name: string;
  value: number | undefined;
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
        ) : (
          value.toLocaleString("en-IN")
        )}
      </dd>
      <dd className="mt-1 min-h-5 text-xs leading-5 text-muted-foreground tabular">{children}</dd>
    </Card>
  );
}
