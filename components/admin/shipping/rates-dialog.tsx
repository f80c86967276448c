import { toast } from "@/components/ui/toast/toast";
import { counted } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import { readTableFile } from "@/lib/client/uploads/read-table-file";
import { formatShortRupees, toPaise } from "@/lib/pricing/money";
import {
  ratesReportSchema,
  type RatesReport,
  type ShippingRateRow,
} from "@/lib/shop/shipping/schemas";
import { SHIPPING_METHOD_NAMES } from "@/lib/shop/shipping/method-names";
import type { Sheets } from "@/lib/base/tables/sheets";
import { DryRunDialog, ReportRows, useDryRun } from "../shared/dry-run-dialog";
import { TableErrors } from "../shared/table-errors";

interface RatesDialogProps {
  onClose: () => void;
  onSaved: (rates: ShippingRateRow[]) => void;
}

const MAX_BYTES = 128 * 1024;

/** Replaces all rates with those of a file, after a preview. */
export function RatesDialog({ onClose, onSaved }: RatesDialogProps) {
  const file = useDryRun<RatesReport & Partial<Sheets>, null>({
    choices: null,
    limit: { bytes: MAX_BYTES, text: "This file is larger than 128 kB." },
    failure: { title: "Nothing Saved", text: "The file could not be read. Please try again." },
    readRefusal: ({ answer }) => {
      const errors = ratesReportSchema.shape.errors.safeParse(answer.errors).data;
      return errors ? { report: { rows: [], errors } } : null;
    },
    send: async (chosen, _, { dryRun, sheet }) => {
      const { text, ...read } = await readTableFile(chosen, sheet);
      const query = { dryRun: dryRun ? "1" : "0" } as const;
      return { ...(await call("PUT /admin/shipping-rates", { query, body: text })), ...read };
    },
    onDone: ({ rows }) => {
      onSaved(rows);
      onClose();
      toast({ title: "Shipping rates saved" });
      return Promise.resolve();
    },
  });
  const rows = file.report?.errors.length === 0 ? file.report.rows : null;
  return (
    <DryRunDialog
      title="Import shipping rates"
      file={file}
      action={rows && `Replace with ${counted(rows.length, "rate")}`}
      busyLabel="Saving"
      onClose={onClose}
      start={
        <p>
          A CSV or Excel file with the columns way, pins, perKg, least and askAbove, best taken from
          an export. You see its rates before they replace those of the shop.
        </p>
      }
    >
      {({ errors }) => (rows ? <Rates rows={rows} /> : <TableErrors errors={errors} />)}
    </DryRunDialog>
  );
}

const rupees = (amount: number) => formatShortRupees(toPaise(amount));

function Rates({ rows }: Pick<RatesReport, "rows">) {
  return (
    <ReportRows
      caption="Rates of the file"
      entries={rows}
      keyOf={({ way, pins }) => `${way} ${pins}`}
      columns={[
        { name: "Way", cell: ({ way }) => SHIPPING_METHOD_NAMES[way], isTitle: true },
        { name: "PIN codes from", cell: ({ pins }) => pins.replaceAll(",", ", ") || "Everywhere" },
        { name: "Per kg", cell: ({ perKg }) => rupees(perKg), figure: true },
        { name: "Least", cell: ({ least }) => rupees(least), figure: true },
        {
          name: "Ask above",
          cell: ({ askAbove }) => (askAbove === null ? "Never" : `${askAbove} kg`),
          figure: true,
        },
      ]}
    />
  );
}
