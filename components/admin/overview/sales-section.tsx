"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import type { Load } from "@/components/shared/call/use-load";
import { Skeleton } from "@/components/ui/skeleton";
import type { Series } from "@/lib/dashboard/stats/schemas";
import { CategoryTable } from "./category-table";
import { ChartCard } from "./chart-card";
import { SpanSwitch } from "./span-switch";
import { categoryBars, periodsOf, SPAN_LABELS, type Span } from "./spans";
import { TimeTable } from "./time-table";

/** The height of both charts and of what stands there before them. */
const HEIGHT = "h-80";
const loading = () => <Skeleton className={HEIGHT} />;
const TimeChart = dynamic(() => import("./time-chart").then((file) => file.TimeChart), {
  ssr: false,
  loading,
});
const CategoryChart = dynamic(() => import("./category-chart").then((file) => file.CategoryChart), {
  ssr: false,
  loading,
});

/** Revenue and orders over time and by category, as charts with their tables behind them. */
export function SalesSection({ series }: { series: Load<Series | null> }) {
  const [span, setSpan] = useState<Span>("days");
  const { value, error, reload } = series;
  if (error && !value) return <LoadFailure text="Sales could not be loaded." retry={reload} />;
  const empty = `No orders in the last ${SPAN_LABELS[span]}. Sales will appear here with the first one.`;
  const periods = value ? periodsOf(value, span) : [];
  const bars = value ? categoryBars(value, span) : [];
  const state = {
    loading: !value,
    height: HEIGHT,
    empty: value && periods.every(({ orders }) => orders === 0) ? empty : undefined,
  };
  return (
    <section aria-labelledby="sales">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 id="sales" className="text-lg">
          Sales
        </h3>
        <SpanSwitch span={span} onChange={setSpan} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <ChartCard
          title="Revenue and orders"
          note="Order totals with shipping and tax"
          table={<TimeTable periods={periods} span={span} />}
          {...state}
        >
          <TimeChart periods={periods} className={HEIGHT} />
        </ChartCard>
        <ChartCard
          title="By category"
          note="Before discounts, shipping and tax"
          table={<CategoryTable bars={bars} />}
          {...state}
        >
          <CategoryChart bars={bars} className={HEIGHT} />
        </ChartCard>
      </div>
    </section>
  );
}
