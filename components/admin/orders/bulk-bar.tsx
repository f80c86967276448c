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
import { useMay } from "@/lib/client/use-role";
import type { ListedOrder } from "@/lib/orders/admin-schemas";
import { mayFollow, type OrderStatus } from "@/lib/orders/status";
import { BulkBar, type Selection } from "../shared/selection";
import { orderMissing } from "./before-production";
import { type NewStatus, STATUS_TEXT } from "./status-text";

const STEPS: readonly NewStatus[] = ["Processing", "Shipped", "Delivered", "Cancelled"];

interface OrderBulkBarProps {
  selection: Selection<ListedOrder>;
  onStatus: (status: NewStatus) => void;
}

/** The actions for all selected orders: the steps that at least one of them can take. */
export function OrderBulkBar({ selection, onStatus }: OrderBulkBarProps) {
  const { chosen: orders } = selection;
  const mayStep = useMay("orders.write.all");
  const mayCancel = useMay("orders.cancel");
  const takers = (step: OrderStatus) => orders.filter(({ status }) => mayFollow(status, step));
  const isMissing = (step: OrderStatus) =>
    step === "Processing" && takers(step).some((order) => orderMissing(order) !== "");
  const allowed = STEPS.filter((step) => (step === "Cancelled" ? mayCancel : mayStep));
  const possible = allowed.filter((step) => takers(step).length > 0);
  return (
    <BulkBar selection={selection} what="order">
      {mayStep && possible.length === 0 && (
        <p className="text-muted-foreground">These orders are final and cannot be changed.</p>
      )}
      {possible.map((step) => (
        <Button
          key={step}
          size="sm"
          variant={step === "Cancelled" || isMissing(step) ? "outline" : "default"}
          className={step === "Cancelled" ? "text-destructive" : undefined}
          onClick={() => onStatus(step)}
        >
          {step === "Cancelled" ? "Cancel Orders" : STATUS_TEXT[step].action} ({takers(step).length}
          )
        </Button>
      ))}
      <PrintMenu orders={orders} />
    </BulkBar>
  );
}

/** Prints the documents for packing, many orders in one file. */
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
