import { FileDown, FileJson } from "lucide-react";
import { FileLink } from "@/components/shared/call/file-link";
import { Rupees } from "@/components/shared/format/rupees";
import { type Column, Rows } from "@/components/shared/list/rows";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { apiAddress } from "@/lib/api/call";
import { paths } from "@/lib/base/paths";
import { countText } from "@/lib/base/text/counts";
import type { GstMonth } from "@/lib/documents/gst-returns/schemas";
import { toPaise, toRupees } from "@/lib/pricing/money";
import { SectionHeading } from "../shared/section-heading";

type Table = GstMonth["tables"][number];

/** The contents of each table, with its number on the GST portal. */
const TABLES: Record<Table["table"], { title: string; text: string }> = {
  b2b: { title: "B2B", text: "Registered buyers (4A)" },
  b2cl: { title: "B2C large", text: "To another state, above the limit (5)" },
  b2cs: { title: "B2C others", text: "All other sales, less credit notes (7)" },
  cdnr: { title: "Credit notes", text: "To registered buyers (9B)" },
  cdnur: { title: "Credit notes, B2C large", text: "To unregistered buyers (9B)" },
  nil: { title: "Nil rated", text: "Taxed at 0% (8)" },
  hsn: { title: "HSN summary", text: "All supplies by code and rate (12)" },
  doc_issue: { title: "Documents issued", text: "Numbers from and to (13)" },
};

/** GSTR-1 by table, each as a file, and the whole return for the portal. */
export function ReturnTables({ month }: { month: GstMonth }) {
  if (month.tables.length === 0) return <NoReturn isGst={month.regime === "gst"} />;
  const query = { month: month.month, format: "portal" } as const;
  return (
    <section aria-labelledby="gstr-1">
      <SectionHeading
        id="gstr-1"
        title="GSTR-1"
        className="mb-4"
        actions={
          <Button asChild size="sm">
            <FileLink href={apiAddress("GET /admin/gst/gstr1", { query })}>
              <FileJson aria-hidden /> GSTR-1 (JSON)
            </FileLink>
          </Button>
        }
      >
        {month.gstin === "" ? "" : `${month.gstin}. `}Upload the JSON file at the GST portal under
        Prepare Offline, and check there what it says.
      </SectionHeading>
      <Rows
        caption="The tables of GSTR-1"
        entries={month.tables}
        keyOf={({ table }) => table}
        columns={tableColumns(month.month)}
        card={(entry) => <TableCard entry={entry} month={month.month} />}
      />
    </section>
  );
}

function NoReturn({ isGst }: { isGst: boolean }) {
  return (
    <Card className="p-5 text-sm sm:p-6">
      <h2 className="text-heading">GSTR-1</h2>
      <p className="mt-1 max-w-prose text-muted-foreground">
        {isGst
          ? "No document of this month is under GST. A registered shop files a nil return at the portal."
          : "There is no return: orders are taxed at one flat percentage, without GST."}
      </p>
      {!isGst && (
        <Link href={paths.admin("tax")} className="mt-3 inline-block py-1 text-link">
          Set up GST
        </Link>
      )}
    </Card>
  );
}

/** The table of document numbers has no amounts, and an empty table shows none. */
const hasAmounts = ({ table, entries }: Table) => table !== "doc_issue" && entries > 0;

const tableTotal = ({ taxable, cgst, sgst, igst }: Table) =>
  toRupees([taxable, cgst, sgst, igst].reduce((sum, amount) => sum + toPaise(amount), 0));

const money = (name: string, amount: (entry: Table) => number, className?: string) => ({
  name,
  figure: true,
  className,
  cell: (entry: Table) => (hasAmounts(entry) ? <Rupees amount={amount(entry)} /> : "–"),
});

const tableColumns = (month: string): Column<Table>[] => [
  { name: "Table", isTitle: true, cell: (entry) => <Title entry={entry} /> },
  { name: "Entries", figure: true, cell: ({ entries }) => countText(entries) },
  money("Taxable value", ({ taxable }) => taxable),
  money("CGST", ({ cgst }) => cgst, "max-xl:hidden"),
  money("SGST", ({ sgst }) => sgst, "max-xl:hidden"),
  money("IGST", ({ igst }) => igst, "max-xl:hidden"),
  money("With tax", tableTotal),
  { name: "File", cell: (entry) => <TableFile entry={entry} month={month} /> },
];

function Title({ entry: { table } }: { entry: Table }) {
  const { title, text } = TABLES[table];
  return (
    <>
      <span className="font-medium">{title}</span>
      <span className="block text-xs text-muted-foreground">{text}</span>
    </>
  );
}

function TableFile({ entry: { table, entries }, month }: { entry: Table; month: string }) {
  if (entries === 0) return <span className="text-muted-foreground">–</span>;
  return (
    <Button asChild size="sm" variant="outline">
      <FileLink href={apiAddress("GET /admin/gst/gstr1/table", { query: { month, table } })}>
        <FileDown aria-hidden /> CSV<span className="sr-only"> of {TABLES[table].title}</span>
      </FileLink>
    </Button>
  );
}

function TableCard({ entry, month }: { entry: Table; month: string }) {
  return (
    <Card className="p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-sans text-sm">
          <Title entry={entry} />
        </h3>
        <TableFile entry={entry} month={month} />
      </div>
      <dl className="mt-2.5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm [&>dd]:text-right [&>dt]:text-muted-foreground">
        <dt>Entries</dt>
        <dd className="tabular">{countText(entry.entries)}</dd>
        {hasAmounts(entry) && <Amounts entry={entry} />}
      </dl>
    </Card>
  );
}

function Amounts({ entry }: { entry: Table }) {
  const amounts = {
    "Taxable value": entry.taxable,
    CGST: entry.cgst,
    SGST: entry.sgst,
    IGST: entry.igst,
    "With tax": tableTotal(entry),
  };
  return Object.entries(amounts).map(([name, amount]) => (
    <div key={name} className="contents [&>dd]:text-right [&>dt]:text-muted-foreground">
      <dt>{name}</dt>
      <dd>
        <Rupees amount={amount} />
      </dd>
    </div>
  ));
}
