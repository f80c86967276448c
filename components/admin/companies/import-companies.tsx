import { useState } from "react";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { toast } from "@/components/ui/toast/toast";
import { apiAddress } from "@/lib/api/call";
import { counted, countText } from "@/lib/base/text/counts";
import { dayName } from "@/lib/base/india-time";
import { upload } from "@/lib/client/uploads/upload";
import { COLUMNS, COMPANY_COLUMNS } from "@/lib/companies/import/columns";
import {
  COMPANY_IMPORT,
  companyReportSchema,
  type CompanyReport,
} from "@/lib/companies/import/schemas";
import { DryRunDialog, ReportRows, useDryRun } from "../shared/dry-run-dialog";
import { ChangedCells, ImportStart } from "../shared/import-parts";
import { TableErrors } from "../shared/table-errors";

interface ImportCompaniesProps {
  onClose: () => void;
  onImported: () => Promise<unknown>;
}

interface Choices {
  /** The day of balances for which the file has none. */
  openingDay: string;
}

const EMPTY: CompanyReport = {
  rows: [],
  total: { added: 0, changed: 0, unchanged: 0 },
  notes: [],
  columns: {},
  errors: [],
  sheet: "",
  sheets: [],
};

/** Imports companies from a file after a preview of its changes. */
export function ImportCompanies({ onClose, onImported }: ImportCompaniesProps) {
  const file = useDryRun<CompanyReport, Choices>({
    choices: { openingDay: "" },
    limit: { bytes: COMPANY_IMPORT.bytes, text: "This file is larger than 10 MB. Split it." },
    failure: {
      title: "Nothing Imported",
      text: "The file could not be read. Choose it again: what was imported then shows as unchanged.",
    },
    readRefusal: ({ answer }) => {
      const errors = companyReportSchema.shape.errors.safeParse(answer.errors).data;
      return errors ? { report: { ...EMPTY, errors } } : null;
    },
    send: async (chosen, { openingDay }, { dryRun, sheet }) => {
      const form = new FormData();
      // Fields must come before the file; the server ignores those after it.
      form.append("openingDay", openingDay);
      if (sheet !== undefined) form.append("sheet", sheet);
      form.append("file", chosen);
      return upload("POST /admin/companies/import", {
        form,
        query: { dryRun: String(dryRun) },
        onProgress: () => undefined,
      });
    },
    onDone: async ({ total }) => {
      await onImported();
      onClose();
      toast({
        title: "Companies Imported",
        description: `${countText(total.added)} added, ${countText(total.changed)} changed. Nobody was mailed.`,
      });
    },
  });
  const { report, choices } = file;
  const count =
    report && report.errors.length === 0 ? report.total.added + report.total.changed : 0;
  return (
    <DryRunDialog
      title="Import companies"
      className="w-[min(56rem,calc(100vw-2rem))]"
      file={file}
      kind="ledgers"
      action={count > 0 ? `Import ${counted(count, "company", "companies")}` : null}
      busyLabel="Importing"
      onClose={onClose}
      start={<ImportStart {...START} />}
    >
      {(shown) => (
        <div className="space-y-5">
          {shown.notes.map((note) => (
            <p key={note} className="text-sm text-muted-foreground">
              {note}
            </p>
          ))}
          <OpeningDay
            report={shown}
            day={choices.openingDay}
            onChoose={(openingDay) => file.checkAgain(() => ({ openingDay }))}
          />
          {shown.errors.length > 0 ? (
            <TableErrors
              errors={shown.errors}
              nameColumn={(column) => shown.columns[column] ?? column}
            />
          ) : (
            <Outcome report={shown} />
          )}
        </div>
      )}
    </DryRunDialog>
  );
}

const TEMPLATES = [
  { format: "xlsx", label: "Template (Excel)" },
  { format: "csv", label: "Template (CSV)" },
] as const;

const START = {
  text: "Choose a CSV or Excel file: the template, your own export, or the ledgers of your debtors as Tally exports them (Excel, or XML). You see all changes before they are made, and nobody is mailed before you invite them.",
  templates: TEMPLATES.map(({ format, label }) => ({
    href: apiAddress("GET /admin/companies/import/template", { query: { format } }),
    label,
  })),
  points: [
    "Rows of one name are one company: each row adds a GSTIN or address, a person, a price.",
    "A company that is there is found by its id, else its name. What the file does not name stays; the same file twice changes nothing.",
    "An opening balance that differs is corrected by a row of its own.",
  ],
  columns: COLUMNS.map((column) => ({
    name: column,
    help: COMPANY_COLUMNS[column].help || COMPANY_COLUMNS[column].example,
  })),
};

interface OpeningDayProps {
  report: CompanyReport;
  day: string;
  onChoose: (day: string) => void;
}

/** Tally's files contain balances without a day. */
function OpeningDay({ report, day, onChoose }: OpeningDayProps) {
  const [today] = useState(() => dayName(new Date()));
  const isAsked = day !== "" || report.errors.some(({ column }) => column === "openingDay");
  if (!isAsked) return null;
  return (
    <div className="max-w-xs space-y-1.5">
      <Label htmlFor="opening-day">Day of the opening balances</Label>
      <Input
        id="opening-day"
        name="openingDay"
        type="date"
        max={today}
        value={day}
        onChange={(event) => onChoose(event.target.value)}
      />
      <p className="text-sm text-muted-foreground">Where the file gives them none.</p>
    </div>
  );
}

function Outcome({ report: { rows, total, columns } }: { report: CompanyReport }) {
  const shown = rows.filter(({ outcome, notes }) => outcome !== "unchanged" || notes.length > 0);
  return (
    <>
      <p className="tabular">
        {countText(total.added)} added, {countText(total.changed)} changed,{" "}
        {countText(total.unchanged)} unchanged.
      </p>
      {shown.length > 0 && (
        <ReportRows
          caption="Companies of the file"
          entries={shown}
          total={Math.max(shown.length, total.added + total.changed)}
          keyOf={({ row }) => String(row)}
          columns={[
            { name: "Row", cell: ({ row }) => row, figure: true, className: "max-sm:hidden" },
            { name: "Company", cell: ({ name }) => name, isTitle: true },
            { name: "What", cell: ({ outcome }) => outcome },
            {
              name: "Changes",
              cellClassName: "w-full",
              cell: ({ changes, notes }) => (
                <ChangedCells
                  cells={changes.map(({ column, ...change }) => ({
                    name: columns[column] ?? column,
                    ...change,
                  }))}
                  notes={notes}
                />
              ),
            },
          ]}
        />
      )}
    </>
  );
}
