import { FileDown } from "lucide-react";
import { useState } from "react";
import { FileLink } from "@/components/shared/call/file-link";
import { Button } from "@/components/ui/button";
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
      start={<ImportStart />}
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
            onChoose={(openingDay) => file.checkAgain({ openingDay })}
          />
          {shown.errors.length > 0 ? (
            <TableErrors errors={shown.errors} />
          ) : (
            <Outcome report={shown} />
          )}
        </div>
      )}
    </DryRunDialog>
  );
}

function ImportStart() {
  return (
    <>
      <p>
        Choose a CSV or Excel file: the template, your own export, or the ledgers of your debtors as
        Tally exports them (Excel, or XML). You see all changes before they are made, and nobody is
        mailed before you invite them.
      </p>
      <div className="flex flex-wrap gap-2">
        {(["xlsx", "csv"] as const).map((format) => (
          <Button key={format} asChild variant="outline">
            <FileLink
              href={apiAddress("GET /admin/companies/import/template", { query: { format } })}
              download=""
            >
              <FileDown aria-hidden /> Template ({format === "xlsx" ? "Excel" : "CSV"})
            </FileLink>
          </Button>
        ))}
      </div>
      <ul className="list-disc space-y-1 pl-5 text-muted-foreground">
        <li>
          Rows of one name are one company: each row adds a GSTIN or address, a person, a price.
        </li>
        <li>
          A company that is there is found by its id, else its name. What the file does not name
          stays; the same file twice changes nothing.
        </li>
        <li>An opening balance that differs is corrected by a row of its own.</li>
      </ul>
      <details className="rounded-md border">
        <summary className="cursor-pointer px-3 py-2.5 font-medium">What each column means</summary>
        <dl className="divide-y border-t text-sm">
          {COLUMNS.map((column) => (
            <div key={column} className="grid gap-x-4 px-3 py-2 sm:grid-cols-[11rem_1fr]">
              <dt className="font-medium">{column}</dt>
              <dd className="text-muted-foreground">
                {COMPANY_COLUMNS[column].help || COMPANY_COLUMNS[column].example}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

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

function Outcome({ report: { rows, total } }: { report: CompanyReport }) {
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
          keyOf={({ row }) => String(row)}
          columns={[
            { name: "Row", cell: ({ row }) => row, figure: true, className: "max-sm:hidden" },
            { name: "Company", cell: ({ name }) => name, isTitle: true },
            { name: "What", cell: ({ outcome }) => outcome },
            { name: "Changes", cellClassName: "w-full", cell: (row) => <Changes row={row} /> },
          ]}
        />
      )}
    </>
  );
}

function Changes({ row: { changes, notes } }: { row: CompanyReport["rows"][number] }) {
  return (
    <ul className="space-y-0.5 text-sm [overflow-wrap:anywhere]">
      {changes.map(({ column, before, after }, index) => (
        <li key={`${column} ${index}`}>
          <span className="text-muted-foreground">{column}:</span>{" "}
          {before && (
            <>
              <del>{before}</del> →{" "}
            </>
          )}
          {after || "none"}
        </li>
      ))}
      {notes.map((note) => (
        <li key={note} className="text-muted-foreground">
          {note}
        </li>
      ))}
    </ul>
  );
}
