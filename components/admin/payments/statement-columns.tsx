"use client";

import { useId } from "react";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { Notice } from "@/components/ui/notice";
import type { StatementColumn } from "@/lib/payments/statement/columns";
import type { StatementReport } from "@/lib/payments/statement/schemas";
import type { StatementMatching } from "./use-statement";

const LABELS: Record<StatementColumn, string> = {
  date: "Date",
  narration: "Narration or description",
  reference: "Reference or UTR",
  credit: "Amount that came in",
  kind: "Credit or debit (where there is one amount)",
};

interface StatementColumnsProps {
  matching: StatementMatching;
  report: StatementReport;
}

/** Asks which column is which, in a file that names them in a way of its own. */
export function StatementColumns({ matching, report }: StatementColumnsProps) {
  const id = useId();
  return (
    <div className="space-y-4">
      <Notice role="alert">
        <p>{report.problem}</p>
      </Notice>
      {report.names.length > 1 && (
        <div className="grid gap-4 sm:grid-cols-2">
          {(Object.keys(LABELS) as StatementColumn[]).map((column) => (
            <div key={column}>
              <Label htmlFor={`${id}-${column}`} className="mb-1.5">
                {LABELS[column]}
              </Label>
              <NativeSelect
                id={`${id}-${column}`}
                value={matching.chosen[column] ?? ""}
                onChange={(event) => matching.choose(column, event.target.value)}
              >
                <option value="">Choose a column</option>
                {report.names.map((name, index) => (
                  <option key={`${name} ${index}`} value={name}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
