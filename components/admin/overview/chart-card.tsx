"use client";

import { ChartColumn, Table } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/base/cn";

interface ChartCardProps {
  title: string;
  note: string;
  loading: boolean;
  /** Says why there is nothing to draw. */
  empty: string | undefined;
  /** The class of the chart's height, which the card keeps in every state. */
  height: string;
  /** The same figures to read. */
  table: ReactNode;
  children: ReactNode;
}

/** A chart, or its table. */
export function ChartCard(props: ChartCardProps) {
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
            <Scrolling label={`${title}, as a table`} height={height}>
              {table}
            </Scrolling>
          ) : (
            children
          ))}
      </section>
    </Card>
  );
}

interface ScrollingProps {
  label: string;
  height: string;
  children: ReactNode;
}

/** Thirty rows stay as high as the chart was; the region can be reached to scroll it by keyboard. */
function Scrolling({ label, height, children }: ScrollingProps) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className={cn(height, "overflow-y-auto rounded-md border")}
    >
      {children}
    </div>
  );
}
