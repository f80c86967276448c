import { CircleCheck, CircleX } from "lucide-react";
import { DataTable, Cell, HeadCell } from "@/components/list/data-table";
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
import { counted } from "@/lib/counts";
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
      <DialogContent closesOutside={false} className="w-[min(48rem,calc(100vw-2rem))]">
        <DialogHeader>
          <DialogTitle>{titleOf(report)}</DialogTitle>
          {refused > 0 && (
            <DialogDescription>
              {counted(refused, "line")} {shipped > 0 ? "was" : "will be"} left out. The reason
              stands beside each.
            </DialogDescription>
          )}
        </DialogHeader>
        <DialogBody>
          <DataTable
            caption="Lines of the list"
            head={
              <>
                <HeadCell figure>Line</HeadCell>
                <HeadCell>Order</HeadCell>
                <HeadCell className="w-full">What becomes of it</HeadCell>
              </>
            }
          >
            {rows.map((row) => (
              <ReportRow key={row.line} row={row} />
            ))}
          </DataTable>
        </DialogBody>
        <DialogFooter className="flex-wrap justify-end">
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
  const isRefused = row.state === "refused";
  const Icon = isRefused ? CircleX : CircleCheck;
  return (
    <tr>
      <Cell figure>{row.line}</Cell>
      <Cell isTitle className="leading-tight [overflow-wrap:anywhere]">
        <span className="block font-semibold tabular">{row.orderId || "–"}</span>
        <span className="block text-xs text-muted-foreground">{row.number}</span>
      </Cell>
      <Cell>
        <span className="flex gap-2">
          <Icon
            aria-hidden
            className={
              isRefused
                ? "mt-0.5 size-4 shrink-0 text-destructive"
                : "mt-0.5 size-4 shrink-0 text-success"
            }
          />
          <span>{row.message}</span>
        </span>
      </Cell>
    </tr>
  );
}
