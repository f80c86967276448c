"use client";

import { Printer } from "lucide-react";
import { FileLink } from "@/components/shared/call/file-link";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { apiAddress } from "@/lib/api/call";
import { counted } from "@/lib/base/counts";
import { useMay } from "@/lib/client/use-role";
import type { ListedOrder } from "@/lib/orders/admin-schemas";
import { mayFollow, type OrderStatus } from "@/lib/orders/status";
import type { Selection } from "../shared/selection";
import { type NewStatus, STATUS_TEXT } from "./status-text";

const STEPS: readonly NewStatus[] = ["Processing", "Shipped", "Delivered", "Cancelled"];

interface BulkBarProps {
  selection: Selection<ListedOrder>;
  onStatus: (status: NewStatus) => void;
}

/** What can be done to all orders that are ticked: the steps that at least one of them can take. */
export function BulkBar({ selection, onStatus }: BulkBarProps) {
  const { chosen: orders, clear } = selection;
  const mayStep = useMay("orders.write.all");
  const mayCancel = useMay("orders.cancel");
  if (orders.length === 0) return null;
  const takers = (step: OrderStatus) => orders.filter(({ status }) => mayFollow(status, step));
  const allowed = STEPS.filter((step) => (step === "Cancelled" ? mayCancel : mayStep));
  const possible = allowed.filter((step) => takers(step).length > 0);
  return (
    <section
      aria-label="Selected orders"
      className="sticky bottom-3 z-30 mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border bg-popover p-3 text-sm text-popover-foreground shadow-over short:static"
    >
      <p role="status" className="mr-auto font-semibold tabular max-sm:w-full">
        {counted(orders.length, "order")} selected
      </p>
      {mayStep && possible.length === 0 && (
        <p className="text-muted-foreground">These orders are final and cannot be changed.</p>
      )}
      {possible.map((step) => (
        <Button
          key={step}
          size="sm"
          variant={step === "Cancelled" ? "outline" : "default"}
          className={step === "Cancelled" ? "text-destructive" : undefined}
          onClick={() => onStatus(step)}
        >
          {step === "Cancelled" ? "Cancel Orders" : STATUS_TEXT[step].action} ({takers(step).length}
          )
        </Button>
      ))}
      <PrintMenu orders={orders} />
      <Button size="sm" variant="ghost" onClick={clear}>
        Clear selection
      </Button>
    </section>
  );
}

/** What the packing table needs of many orders, each as one file. */
function PrintMenu({ orders }: { orders: readonly ListedOrder[] }) {
  const query = { orders: orders.map(({ orderId }) => orderId).join(",") };
  const files = [
    ["Packing slips", apiAddress("GET /admin/orders/packing-slips", { query })],
    ["Labels 4 × 6 in", apiAddress("GET /admin/orders/labels", { query })],
    [
      "Labels on A4, 8 a sheet",
      apiAddress("GET /admin/orders/labels", { query: { ...query, sheet: "a4" } }),
    ],
  ] as const;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="outline">
          <Printer aria-hidden /> Print
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {files.map(([label, href]) => (
          <DropdownMenuItem key={label} asChild>
            <FileLink href={href}>{label}</FileLink>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
