import { formatRupees } from "@/lib/pricing/money";
import type { ColumnText, Paper, TableText } from "./paper-text";
import { printable } from "./typesetting/printable";
import { isWithinState, taxCells, taxColumns } from "./row-text";

const COLUMNS: ColumnText[] = [
  { title: "HSN code", look: "text", align: "left", grows: true },
  { title: "Rate", look: "figure", align: "right" },
  { title: "Taxable value", look: "amount", align: "right" },
];

/** The taxable values and taxes by HSN code and rate; null without GST. */
export function buildHsnTable({ content }: Paper): TableText | null {
  if (content.hsn.length === 0) return null;
  const within = isWithinState(content);
  const rows = content.hsn.map((sum) => [
    { text: printable(sum.hsnCode ?? "Without a code") },
    { text: `${sum.rateBasisPoints / 100}%` },
    { text: formatRupees(sum.taxablePaise) },
    ...taxCells(sum, within).map(({ text }) => ({ text })),
  ]);
  return { columns: [...COLUMNS, ...taxColumns(content)], rows };
}
