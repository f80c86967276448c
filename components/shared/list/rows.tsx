import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { cn } from "@/lib/base/cn";
import { Cell, DataTable, HeadCell } from "./data-table";
import { SortHead, type Sorting } from "./sort-head";

export interface Column<Entry> {
  /** The name of the column, and its key. */
  name: string;
  /** Replaces the name in the head. */
  head?: ReactNode;
  cell: (entry: Entry) => ReactNode;
  /** The cell is the header of its row. */
  isTitle?: boolean;
  /** Figures are right-aligned, in digits of one width. */
  figure?: boolean;
  sorting?: Sorting;
  /** Classes of header and cells: the width from which the column is shown. */
  className?: string;
  headClassName?: string;
  cellClassName?: string;
}

export interface RowsProps<Entry> {
  /** Names the rows for screen readers. */
  caption: string;
  entries: readonly Entry[];
  keyOf: (entry: Entry) => string;
  columns: readonly Column<Entry>[];
  /** Renders an entry on a phone; without it phones show the table, too. */
  card?: (entry: Entry) => ReactNode;
  /** Shown above the cards, in place of the table header. */
  cardTools?: ReactNode;
  rowClassName?: (entry: Entry) => string | false;
  tableClassName?: string;
  busy?: boolean;
}

/** Shows entries as a table, and as cards on a phone. */
export function Rows<Entry>(props: RowsProps<Entry>) {
  const { entries, keyOf, card, cardTools, busy } = props;
  if (!card) return <Table {...props} />;
  return (
    <>
      <Table {...props} />
      <div className="md:hidden">
        {cardTools}
        <ul aria-busy={busy} className={cn("space-y-3", busy && "opacity-60")}>
          {entries.map((entry) => (
            <li key={keyOf(entry)}>{card(entry)}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Table<Entry>(props: RowsProps<Entry>) {
  const t = useTranslate();
  const { caption, entries, keyOf, columns, card, rowClassName, tableClassName, busy } = props;
  return (
    <DataTable
      caption={t(caption)}
      busy={busy}
      className={cn(card && "max-md:hidden", tableClassName)}
      head={columns.map((column) => (
        <Head key={column.name} column={column} />
      ))}
    >
      {entries.map((entry) => (
        <tr key={keyOf(entry)} className={rowClassName?.(entry) || undefined}>
          {columns.map(({ name, cell, isTitle, figure, className, cellClassName }) => (
            <Cell
              key={name}
              figure={figure}
              isTitle={isTitle}
              className={cn(className, cellClassName)}
            >
              {cell(entry)}
            </Cell>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}

function Head<Entry>({ column }: { column: Column<Entry> }) {
  const t = useTranslate();
  const { name, head = t(name), figure, sorting, className, headClassName } = column;
  const classes = cn(className, headClassName);
  if (sorting) return <SortHead label={t(name)} figure={figure} className={classes} {...sorting} />;
  return (
    <HeadCell figure={figure} className={classes}>
      {head}
    </HeadCell>
  );
}
