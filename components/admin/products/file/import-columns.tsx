"use client";

import { COLUMN_HELP, TEMPLATE_COLUMNS } from "@/lib/catalogue/csv/column-help";
import type { ImportReport } from "@/lib/catalogue/csv/schemas";
import { ColumnChoice } from "../../shared/column-choice";
import type { Import } from "./use-import";

const COLUMNS = TEMPLATE_COLUMNS.map((column) => ({ column, label: COLUMN_HELP[column].label }));

interface ImportColumnsProps {
  state: Import;
  report: ImportReport;
}

/** Which column of the file is which: guessed by its names, and the owner's to say. */
export function ImportColumns({ state, report }: ImportColumnsProps) {
  const { names, columns } = report;
  const used = new Set(Object.values(columns));
  const unused = names.filter((name) => !used.has(name) && name !== "#");
  const isUnknown = Object.keys(columns).length === 0;
  // Whoever has begun to choose is not done after the first.
  const isChosen = Object.keys(state.choices.columns).length > 0;
  if (names.length === 0) return null;
  return (
    <details open={isUnknown || isChosen || undefined} className="rounded-md border">
      <summary className="cursor-pointer px-3 py-2.5">
        <span className="font-medium">Columns</span>
        <span className="text-sm text-muted-foreground">
          {unused.length > 0 ? `. Left out: ${unused.join(", ")}` : ". All are imported"}
        </span>
      </summary>
      <div className="border-t p-3">
        <ColumnChoice
          columns={COLUMNS}
          names={names}
          chosen={{ ...columns, ...state.choices.columns }}
          onChoose={(column, name) =>
            void state.choose({ columns: { ...state.choices.columns, [column]: name } })
          }
          none="Not imported"
        />
      </div>
    </details>
  );
}
