import { CircleCheck, CircleX, FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { useTableText } from "@/components/shared/call/use-table-text";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextareaField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
} from "@/components/ui/dialog";
import { cn } from "@/lib/base/cn";
import { counted } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import {
  type ShipmentReport,
  type ShipOrdersRequest,
  shipOrdersSchema,
} from "@/lib/fulfilment/status/shipment-schemas";
import { TABLE_TYPES } from "@/lib/client/uploads/read-table-file";
import { NO_SHEETS } from "@/lib/base/tables/sheets";
import { FileButton } from "../shared/file-button";
import { SheetChoice } from "../shared/sheet-choice";
import { CarrierField, useCarriers } from "./carrier-field";

interface ShipListDialogProps {
  /** The prefix of the shop's order numbers. */
  orderPrefix: string;
  onClose: () => void;
  /** Called after orders were shipped; resolves once the list shows it. */
  onShipped: () => Promise<unknown>;
}

export function ShipListDialog({ orderPrefix, onClose, onShipped }: ShipListDialogProps) {
  const form = useZodForm(shipOrdersSchema, { carrier: "", lines: "" });
  const [list, setList] = useState<ShipOrdersRequest | null>(null);
  const [report, setReport] = useState<ShipmentReport | null>(null);
  const carriers = useCarriers();
  const { busy, run } = useAction({
    title: "Orders Not Shipped",
    text: "The list could not be read. Please try again.",
    onRefused: (error) => showFieldErrors(form, error.fields),
  });

  const check = (values: ShipOrdersRequest) =>
    run(async () => {
      setReport(await send(values, true));
      setList(values);
    });
  const ship = () =>
    void run(async () => {
      if (!list) return;
      const done = await send(list, false);
      await onShipped();
      setReport(done);
    });

  if (report) {
    const change = () => setReport(null);
    return <ShipListReport {...{ report, busy, onClose }} onShip={ship} onChange={change} />;
  }
  return (
    <FormDialog
      title="Ship many orders"
      description="Paste a line for each parcel. Nothing is shipped before you have seen the list."
      form={form}
      onSubmit={check}
      onClose={onClose}
      submit="Check the list"
      busyLabel="Checking"
    >
      <div className="space-y-4">
        <CarrierField carriers={carriers} required />
        <TextareaField
          name="lines"
          label="Order and tracking numbers"
          required
          rows={7}
          placeholder={`${orderPrefix}-261121-7K4Q9X, 69120456781\n${orderPrefix}-261121-R2M8TC, 69120456792`}
          spellCheck={false}
          hint="Order number, comma, tracking number. Two columns copied from a spreadsheet will do."
        />
        <LinesFile onText={(text) => form.setValue("lines", text, { shouldValidate: true })} />
      </div>
    </FormDialog>
  );
}

const send = (values: ShipOrdersRequest, dryRun: boolean) =>
  call("POST /admin/orders/shipments", { body: { ...values, dryRun } });

/** Reads a CSV or Excel file into the field above, where its lines can be checked and edited. */
function LinesFile({ onText }: { onText: (text: string) => void }) {
  const { busy, run } = useAction({ title: "File Not Read", text: "Please try again." });
  const { opened, open, readSheet } = useTableText(onText);
  return (
    <>
      <SheetChoice
        read={opened ?? NO_SHEETS}
        busy={busy}
        onChoose={(sheet) => void run(() => readSheet(sheet))}
      />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted-foreground">
        <FileButton
          label="CSV or Excel file"
          accept={TABLE_TYPES}
          onFile={(file) => void run(() => open(file))}
        >
          <FileSpreadsheet aria-hidden /> Choose a CSV or Excel file
        </FileButton>
        It has two columns: order number and tracking number.
      </p>
    </>
  );
}

interface ShipListReportProps {
  report: ShipmentReport;
  busy: boolean;
  onShip: () => void;
  onChange: () => void;
  onClose: () => void;
}

function ShipListReport(props: ShipListReportProps) {
  const { report, busy, onShip, onChange, onClose } = props;
  const { ready, shipped, refused, rows } = report;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent closesOutside={false} className="w-[min(40rem,calc(100vw-2rem))]">
        <DialogHeader
          title={reportTitle(report)}
          description={
            refused > 0 && (
              <>
                {counted(refused, "line")} {shipped > 0 ? "was" : "will be"} left out. The reason
                stands beside each.
              </>
            )
          }
        />
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

function reportTitle({ ready, shipped }: ShipmentReport): string {
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
