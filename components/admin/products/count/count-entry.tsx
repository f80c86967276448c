import { Printer } from "lucide-react";
import { createPortal } from "react-dom";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { refusalText } from "@/components/shared/call/refusal-text";
import { useLoad } from "@/components/shared/call/use-load";
import { momentText } from "@/components/shared/format/dates";
import { Cell, DataTable, HeadCell } from "@/components/shared/list/data-table";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { countText } from "@/lib/base/text/counts";
import type { CountRows, SheetColumn } from "@/lib/catalogue/count/schemas";
import { call } from "@/lib/client/api";

interface CountEntryProps {
  query: Record<string, string>;
  counts: Record<string, string>;
  onCounts: (counts: Record<string, string>) => void;
  /** Handles the sheet like an uploaded file. */
  onFilled: (file: File) => void;
}

function load(question: string, signal: AbortSignal): Promise<CountRows> {
  const query = JSON.parse(question) as Record<string, string>;
  return call("GET /admin/products/count-sheet/rows", { query, signal });
}

/** A phone has room only for the product and its count. */
const WIDE = "max-sm:hidden";

export const hasCounts = (counts: Record<string, string>): boolean =>
  Object.values(counts).some((count) => count.trim() !== "");

export function CountEntry({ query, counts, onCounts, onFilled }: CountEntryProps) {
  const { value, error, reload } = useLoad({ load, question: JSON.stringify(query) });
  if (error) {
    return <LoadFailure text={refusalText(error, "The sheet could not be made.")} retry={reload} />;
  }
  if (!value) {
    return (
      <p role="status" className="flex items-center gap-3 py-6">
        <Spinner /> Making the sheet
      </p>
    );
  }
  const isFilled = hasCounts(counts);
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden /> Print
        </Button>
      </div>
      <DataTable
        caption="Count sheet"
        head={
          <>
            <HeadCell>Product</HeadCell>
            <HeadCell figure className={WIDE}>
              Should be there
            </HeadCell>
            <HeadCell>Counted</HeadCell>
          </>
        }
      >
        {value.rows.map(({ _id, name, sku, expected }) => (
          <tr key={_id}>
            <Cell isTitle className="wrap-anywhere">
              {name}
              {sku && <span className="block text-xs text-muted-foreground">{sku}</span>}
              <span className="block text-xs text-muted-foreground sm:hidden">
                {countText(expected)} should be there
              </span>
            </Cell>
            <Cell figure className={WIDE}>
              {countText(expected)}
            </Cell>
            <Cell>
              <Input
                aria-label={`Counted of ${name}`}
                inputMode="numeric"
                maxLength={9}
                value={counts[_id] ?? ""}
                onChange={(event) => onCounts({ ...counts, [_id]: event.target.value })}
                className="h-9 w-24 px-2 text-right tabular pointer-coarse:h-11"
              />
            </Cell>
          </tr>
        ))}
      </DataTable>
      {/* Covers the padding of the scrolling element too, so that no row shows below it. */}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex justify-end border-t bg-popover px-5 py-3">
        <Button
          aria-disabled={!isFilled}
          onClick={() => isFilled && onFilled(filledSheet(value, counts))}
        >
          Compare what was counted
        </Button>
      </div>
      {createPortal(<PrintedSheet sheet={value} />, document.body)}
    </div>
  );
}

/** Printed instead of the page (app/globals.css). */
function PrintedSheet({ sheet }: { sheet: CountRows }) {
  return (
    <div className="print-sheet" aria-hidden>
      <h1>Count sheet, {momentText(new Date(sheet.at))}</h1>
      <table>
        <thead>
          <tr>
            <th>Article number</th>
            <th>Product</th>
            <th>Category</th>
            <th>Should be there</th>
            <th>Counted</th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map(({ _id, sku, name, category, expected }) => (
            <tr key={_id}>
              <td>{sku}</td>
              <td>{name}</td>
              <td>{category}</td>
              <td>{countText(expected)}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const COLUMNS = [
  "Product id",
  "Should be there",
  "Counted",
  "Sheet",
] as const satisfies SheetColumn[];

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Builds the file that a spreadsheet would produce, so that both use the same code. */
function filledSheet({ sheet, rows }: CountRows, counts: Readonly<Record<string, string>>): File {
  const lines = rows.map(({ _id, expected }) =>
    [_id, expected, quoted(counts[_id] ?? ""), sheet].join(","),
  );
  const text = [COLUMNS.join(","), ...lines].join("\r\n");
  return new File([text], "Count sheet", { type: "text/csv" });
}
