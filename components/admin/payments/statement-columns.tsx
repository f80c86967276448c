"use client";

import { Notice } from "@/components/ui/notice";
import { STATEMENT_COLUMNS, type StatementColumn } from "@/lib/payments/statement/columns";
import type { StatementReport } from "@/lib/payments/statement/schemas";
import { ColumnChoice } from "../shared/column-choice";
import type { StatementMatching } from "./use-statement";

const LABELS: Record<StatementColumn, string> = {
  date: "Date",
  narration: "Narration or description",
  reference: "Reference or UTR",
  credit: "Amount that came in",
  kind: "Credit or debit (where there is one amount)",
};

const COLUMNS = STATEMENT_COLUMNS.map((column) => ({ column, label: LABELS[column] }));

interface StatementColumnsProps {
  matching: StatementMatching;
  report: StatementReport;
}

/** Asks which column is which, in a file that names them in a way of its own. */
export function StatementColumns({ matching, report }: StatementColumnsProps) {
  return (
    <div className="space-y-4">
      <Notice role="alert">
        <p>{report.problem}</p>
      </Notice>
      {report.names.length > 1 && (
        <ColumnChoice
          columns={COLUMNS}
          names={report.names}
          chosen={matching.chosen}
          onChoose={matching.choose}
          none="Choose a column"
        />
      )}
    </div>
  );
}
