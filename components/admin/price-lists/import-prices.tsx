import { toast } from "@/components/ui/toast/toast";
import { counted } from "@/lib/base/text/counts";
import {
  MAX_LIST_BYTES,
  priceReportSchema,
  type PriceListAnswer,
} from "@/lib/companies/price-lists/schemas";
import { call } from "@/lib/client/api";
import { readTableFile } from "@/lib/client/uploads/read-table-file";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import type { z } from "@/lib/base/input/zod";
import type { Sheets } from "@/lib/base/tables/sheets";
import { DryRunDialog, ReportRows, useDryRun } from "../shared/dry-run-dialog";
import { TableErrors } from "../shared/table-errors";
import { priceText } from "./list-text";

interface ImportPricesProps {
  list: PriceListAnswer;
  onClose: () => void;
  onSaved: (list: PriceListAnswer) => void;
}

/** The result of a dry run, or the saved list. */
type Outcome = (z.output<typeof priceReportSchema> | PriceListAnswer) & Partial<Sheets>;

const listErrors = (outcome: Outcome) => ("errors" in outcome ? outcome.errors : []);

/** Replaces all prices of a list with those of a file, after a preview. */
export function ImportPrices({ list, onClose, onSaved }: ImportPricesProps) {
  const { _id: id, updatedAt } = list;
  const file = useDryRun<Outcome, null>({
    choices: null,
    limit: { bytes: MAX_LIST_BYTES, text: "This file is larger than 2 MB." },
    failure: { title: "Nothing Saved", text: "The file could not be read. Please try again." },
    readRefusal: ({ code, message, answer }) => {
      if (code === "edit_conflict") return { problem: message };
      const errors = priceReportSchema.shape.errors.safeParse(answer.errors).data;
      return errors ? { report: { rows: [], errors } } : null;
    },
    send: async (chosen, _, { dryRun, sheet }) => {
      const { text, ...read } = await readTableFile(chosen, sheet);
      const answer = await call("PUT /admin/price-lists/{id}", {
        params: { id },
        query: { dryRun: dryRun ? "1" : "0", updatedAt },
        body: text,
      });
      return { ...answer, ...read };
    },
    onDone: (saved) => {
      if ("_id" in saved) onSaved(saved);
      onClose();
      toast({ title: "Price List Saved", description: counted(saved.rows.length, "product") });
      return Promise.resolve();
    },
  });
  const rows = file.report && listErrors(file.report).length === 0 ? file.report.rows : null;
  return (
    <DryRunDialog
      title="Import prices"
      file={file}
      action={rows && `Replace with ${counted(rows.length, "product")}`}
      busyLabel="Saving"
      onClose={onClose}
      start={
        <p>
          A CSV or Excel file that names each product by product or sku, and gives it a percent, or
          from and price: a line for each quantity. Best taken from an export. You see its prices
          before they replace those of the list.
        </p>
      }
    >
      {(report) =>
        rows ? (
          <ReportRows
            caption="Prices of the file"
            entries={rows}
            keyOf={({ product }) => product}
            columns={[
              { name: "Product", cell: ({ name }) => name, isTitle: true },
              { name: "Article number", cell: ({ sku }) => sku ?? "–", className: "max-sm:hidden" },
              {
                name: "Public price",
                cell: ({ publicPrice }) => formatRupees(toPaise(publicPrice)),
                figure: true,
                className: "max-sm:hidden",
              },
              { name: "Price of a pack", cell: priceText },
            ]}
          />
        ) : (
          <TableErrors errors={listErrors(report)} />
        )
      }
    </DryRunDialog>
  );
}
