import { ChartColumn, Table } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { late } from "@/components/ui/late";
import { LoadFailure } from "@/components/shared/call/load-failure";
import type { Load } from "@/components/shared/call/use-load";
import { Rupees } from "@/components/shared/format/rupees";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/base/cn";
import { countText } from "@/lib/base/text/counts";
import type { Series } from "@/lib/dashboard/stats/schemas";
import { categoryBars, salesPeriods, type Span, SPAN_LABELS, SPANS } from "./spans";

/** The height of both charts and of their placeholders. */
const HEIGHT = "h-80";
const loading = <Skeleton className={HEIGHT} />;
const TimeChart = late(() => import("./charts").then((file) => file.TimeChart), loading);
const CategoryChart = late(() => import("./charts").then((file) => file.CategoryChart), loading);

export function SalesSection({ series }: { series: Load<Series | null> }) {
  const [span, setSpan] = useState<Span>("days");
  const { value, error, reload } = series;
  if (error && !value) return <LoadFailure text="Sales could not be loaded." retry={reload} />;
  const empty = `No orders in the last ${SPAN_LABELS[span]}. Sales will appear here with the first one.`;
  const periods = value ? salesPeriods(value, span) : [];
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
          table={{
            caption: `Revenue and orders of the last ${SPAN_LABELS[span]}`,
            head: [span === "days" ? "Day" : "Month", "Revenue", "Orders"],
            rows: periods
              .toReversed()
              .map(({ long, revenue, orders }) => [
                long,
                <Rupees key="revenue" amount={revenue} />,
                countText(orders),
              ]),
          }}
          {...state}
        >
          <TimeChart periods={periods} className={HEIGHT} />
        </ChartCard>
        <ChartCard
          title="By category"
          note="Before discounts, shipping and tax"
          table={{
            caption: "Sales by category",
            head: ["Category", "Revenue", "Share", "Packs"],
            rows: bars.map(({ name, revenue, share, packs }) => [
              name,
              <Rupees key="revenue" amount={revenue} />,
              `${share}%`,
              countText(packs),
            ]),
          }}
          {...state}
        >
          <CategoryChart bars={bars} className={HEIGHT} />
        </ChartCard>
      </div>
    </section>
  );
}

interface ChartCardProps {
  title: string;
  note: string;
  loading: boolean;
  /** The text if there is nothing to draw. */
  empty: string | undefined;
  /** The height class of the chart, which the card keeps in every state. */
  height: string;
  table: Figures;
  children: ReactNode;
}

function ChartCard(props: ChartCardProps) {
  const { title, note, loading, empty, height, table, children } = props;
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <Card className="min-w-0 p-4">
      <section aria-labelledby={id}>
        <div className="mb-3 flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h4 id={id} className="text-base leading-snug">
              {title}
            </h4>
            <p className="text-xs text-muted-foreground">{note}</p>
          </div>
          <Button
            variant="ghost"
            size="sm"
            className="-mt-1 -mr-2 px-2"
            aria-disabled={loading || empty !== undefined}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? <ChartColumn aria-hidden /> : <Table aria-hidden />}
            {asTable ? "Show as chart" : "Show as table"}
          </Button>
        </div>
        {loading && <Skeleton className={height} />}
        {empty && (
          <p
            className={cn(
              height,
              "grid place-items-center rounded-md border border-dashed px-6 text-center text-sm text-muted-foreground",
            )}
          >
            {empty}
          </p>
        )}
        {!loading &&
          !empty &&
          (asTable ? (
            <FiguresTable label={`${title}, as a table`} height={height} {...table} />
          ) : (
            children
          ))}
      </section>
    </Card>
  );
}

interface Figures {
  caption: string;
  /** The first column has the row names; the others are figures. */
  head: readonly string[];
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** Limits thirty rows to the chart's height; the region is focusable, so that the keyboard can scroll it. */
function FiguresTable(props: Figures & { label: string; height: string }) {
  const { caption, head, rows, label, height } = props;
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className={cn(height, "overflow-y-auto rounded-md border")}
    >
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-muted">
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="px-3 py-2 font-semibold not-first:text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row" className="px-3 py-1.5 font-normal">
                {name}
              </th>
              {figures.map((figure, column) => (
                <td key={head[column + 1]} className="px-3 py-1.5 text-right tabular">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SpanSwitch({ span, onChange }: { span: Span; onChange: (span: Span) => void }) {
  return (
    <div role="group" aria-label="Span of the charts" className="flex rounded-md border bg-card">
      {SPANS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === span}
          onClick={() => onChange(each)}
          className="min-h-9 px-3.5 text-sm font-medium text-muted-foreground first:rounded-l-md last:rounded-r-md hover:text-foreground focus-visible:-outline-offset-2 aria-pressed:bg-primary aria-pressed:text-primary-foreground pointer-coarse:min-h-11"
        >
          {SPAN_LABELS[each]}
        </button>
      ))}
    </div>
  );
}
