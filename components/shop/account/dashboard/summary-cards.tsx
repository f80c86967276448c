"use client";

import { CircleCheck, Clock, IndianRupee, Package, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Rupees } from "@/components/shared/format/rupees";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { countText } from "@/lib/base/counts";
import type { OrderSummary } from "@/lib/orders/schemas";

/** Figures over all orders, counted by the server; null while they load. */
export function SummaryCards({ summary }: { summary: OrderSummary | null }) {
  const figure = (of: (summary: OrderSummary) => ReactNode) =>
    summary ? of(summary) : <Skeleton className="mt-1 h-7 w-16" />;
  return (
    <dl aria-busy={summary === null} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <SummaryCard name="Total Orders" Icon={Package}>
        {figure(({ total }) => countText(total))}
      </SummaryCard>
      <SummaryCard name="Pending Orders" Icon={Clock}>
        {figure(({ pending }) => countText(pending))}
      </SummaryCard>
      <SummaryCard name="Delivered Orders" Icon={CircleCheck}>
        {figure(({ delivered }) => countText(delivered))}
      </SummaryCard>
      <SummaryCard name="Total Spent" Icon={IndianRupee}>
        {figure(({ spent }) => (
          <Rupees amount={spent} />
        ))}
      </SummaryCard>
    </dl>
  );
}

interface SummaryCardProps {
  name: string;
  Icon: LucideIcon;
  children: ReactNode;
}

function SummaryCard({ name, Icon, children }: SummaryCardProps) {
  return (
    <Card className="min-w-0 p-4 sm:p-5">
      <dt className="flex items-center justify-between gap-2 text-sm text-muted-foreground">
        {name}
        <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
      </dt>
      <dd className="mt-1.5 text-[clamp(1.0625rem,0.5rem+2.6vw,1.625rem)] leading-tight font-semibold break-words tabular">
        {children}
      </dd>
    </Card>
  );
}
