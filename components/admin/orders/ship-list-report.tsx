import { CircleCheck, CircleX } from "lucide-react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { cn } from "@/lib/base/cn";
import { counted } from "@/lib/base/counts";
import type { ShipmentReport } from "@/lib/fulfilment/shipment-schemas";

interface ShipListReportProps {
  report: ShipmentReport;
  busy: boolean;
  onShip: () => void;
  /** Back to the list. */
  onChange: () => void;
  onClose: () => void;
}

/** What would become of each line, or what became of it. */
export function ShipListReport(props: ShipListReportProps) {
  const { report, busy, onShip, onChange, onClose } = props;
  const { ready, shipped, refused, rows } = report;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent closesOutside={false} className="w-[min(40rem,calc(100vw-2rem))]">
        <DialogHeader>
          <DialogTitle>{titleOf(report)}</DialogTitle>
          {refused > 0 && (
            <DialogDescription>
              {counted(refused, "line")} {shipped > 0 ? "was" : "will be"} left out. The reason
              stands beside each.
            </DialogDescription>
          )}
        </DialogHeader>
        <DialogBody tabIndex={0}>
          <ol aria-label="Lines of the list" className="divide-y border-y">
            {rows.map((row) => (
              <ReportRow key={row.line} row={row} />
            ))}
          </ol>
        </DialogBody>
        <DialogFooter className="justify-end">
          {shipped === 0 && (
            <Button variant="outline" onClick={onChange}>
              Change the list
            </Button>
          )}
          {ready > 0 ? (
            <Button aria-disabled={busy} aria-busy={busy} onClick={onShip}>
              Ship {counted(ready, "order")}
            </Button>
          ) : (
            <Button onClick={onClose}>Close</Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function titleOf({ ready, shipped }: ShipmentReport): string {
  if (shipped > 0) return `${counted(shipped, "order")} shipped`;
  return ready > 0 ? `${counted(ready, "order")} can be shipped` : "No line can be shipped";
}

function ReportRow({ row }: { row: ShipmentReport["rows"][number] }) {
  const { line, orderId, number, state, message } = row;
  const isRefused = state === "refused";
  const Icon = isRefused ? CircleX : CircleCheck;
  return (
    <li className="flex gap-3 py-2.5 text-sm">
      <Icon
        aria-hidden
        className={cn("mt-0.5 size-4 shrink-0", isRefused ? "text-destructive" : "text-success")}
      />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="tabular">
          <span className="font-semibold">{orderId || "No order number"}</span>
          {number && <span className="text-muted-foreground">, {number}</span>}
        </p>
        <p>{message}</p>
      </div>
      <p className="shrink-0 text-muted-foreground tabular">Line {line}</p>
    </li>
  );
}
