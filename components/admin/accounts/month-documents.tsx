import { CircleCheck, FileDown } from "lucide-react";
import { FileLink } from "@/components/shared/call/file-link";
import { Rupees } from "@/components/shared/format/rupees";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { apiAddress } from "@/lib/api/call";
import { cn } from "@/lib/base/cn";
import { counted } from "@/lib/base/text/counts";
import { toPaise, toRupees } from "@/lib/pricing/money";
import type { GstMonth } from "@/lib/documents/gst-returns/schemas";
import { monthText } from "@/components/shared/format/months";
import { SectionHeading } from "../shared/section-heading";

type DocumentSums = GstMonth["invoices"];

export function MonthDocuments({ month }: { month: GstMonth }) {
  const { invoices, creditNotes, agrees } = month;
  const isEmpty = invoices.count + creditNotes.count === 0;
  const hasFile = !isEmpty || month.receiptVouchers.count + month.refundVouchers.count > 0;
  return (
    <Card className="p-5 sm:p-6">
      <SectionHeading
        title={monthText(month.month)}
        actions={
          hasFile && (
            <Button asChild size="sm">
              <FileLink
                href={apiAddress("GET /admin/gst/register", { query: { month: month.month } })}
              >
                <FileDown aria-hidden /> Register (CSV)
              </FileLink>
            </Button>
          )
        }
      >
        {isEmpty
          ? "No invoice was issued. An order gets its invoice when it is shipped, or before that on its page."
          : `${counted(invoices.count, "invoice")}, ${counted(creditNotes.count, "credit note")}`}
        <Vouchers month={month} />
      </SectionHeading>
      {!isEmpty && <Sums invoices={invoices} creditNotes={creditNotes} />}
      {!isEmpty && <Agreement agrees={agrees} />}
      <Rejected {...month.ims} />
      <LeftOut {...month.leftOut} />
    </Card>
  );
}

/** Vouchers of advances, which are not taxed and not part of the totals. */
function Vouchers({ month: { receiptVouchers, refundVouchers } }: { month: GstMonth }) {
  const kinds = [
    { name: "receipt voucher", ...receiptVouchers },
    { name: "refund voucher", ...refundVouchers },
  ].filter(({ count }) => count > 0);
  if (kinds.length === 0) return null;
  return (
    <p>
      {kinds.map(({ name, count, total }, index) => (
        <span key={name}>
          {index > 0 && ", "}
          {counted(count, name)} (<Rupees amount={total} />)
        </span>
      ))}
      , without tax
    </p>
  );
}

function Agreement({ agrees }: { agrees: boolean }) {
  if (agrees) {
    return (
      <p className="mt-4 flex gap-2.5 text-sm">
        <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
        Invoices and credit notes, their lines, their orders and the tables of the return agree to
        the paisa.
      </p>
    );
  }
  return (
    <Notice className="mt-4">
      Invoices and credit notes do not agree with their lines, their orders or the tables of the
      return. File nothing until the cause is known, and report it to the person who maintains the
      shop.
    </Notice>
  );
}

/** Lists credit notes that reduce no tax, because their buyers do not reverse their credit. */
function Rejected({ rejected, pending }: GstMonth["ims"]) {
  const tax = ({ cgst, sgst, igst }: typeof rejected) =>
    toRupees([cgst, sgst, igst].reduce((sum, amount) => sum + toPaise(amount), 0));
  if (rejected.numbers.length + pending.numbers.length === 0) return null;
  return (
    <Notice className="mt-4">
      {rejected.numbers.length > 0 && (
        <>
          {counted(rejected.numbers.length, "credit note")} rejected in the Invoice Management
          System ({rejected.numbers.join(", ")}): tax of <Rupees amount={tax(rejected)} /> is not
          reduced. It is in the tables; add it back in GSTR-3B.{" "}
        </>
      )}
      {pending.numbers.length > 0 && (
        <>
          {counted(pending.numbers.length, "credit note")} held there ({pending.numbers.join(", ")}
          ), with tax of <Rupees amount={tax(pending)} />.
        </>
      )}
    </Notice>
  );
}

/** Lists the numbers of documents left out of the return, so that they do not seem forgotten. */
function LeftOut({ count, total, documents }: GstMonth["leftOut"]) {
  if (count === 0) return null;
  const numbers = documents.map(({ number }) => number).join(", ");
  return (
    <Notice className="mt-4">
      {counted(count, "document")} of <Rupees amount={total} /> in total{" "}
      {count === 1 ? "is" : "are"} left out of GSTR-1, because{" "}
      {count === 1 ? "its order was" : "their orders were"} placed under the flat tax: {numbers}
      {count > documents.length ? " and more" : ""}.
    </Notice>
  );
}

const ROWS: readonly (readonly [name: string, amount: (sums: DocumentSums) => number])[] = [
  ["Taxable value", ({ taxable }) => taxable],
  ["CGST", ({ cgst }) => cgst],
  ["SGST", ({ sgst }) => sgst],
  ["IGST", ({ igst }) => igst],
  ["Shipping, untaxed", ({ shipping }) => shipping],
  ["Tax (flat)", ({ flatTax }) => flatTax],
  ["Round off", ({ roundOff }) => roundOff],
];

function Sums({ invoices, creditNotes }: { invoices: DocumentSums; creditNotes: DocumentSums }) {
  const shown = ROWS.filter(([, amount]) => amount(invoices) !== 0 || amount(creditNotes) !== 0);
  return (
    <div className="mt-5 border-t perforated pt-4">
      <table className="w-full max-w-2xl text-sm">
        <caption className="sr-only">Totals of the documents</caption>
        <thead className="text-muted-foreground">
          <tr>
            <th scope="col" className="py-1">
              <span className="sr-only">Amount</span>
            </th>
            {["Invoices", "Credit notes", "Net"].map((name) => (
              <th key={name} scope="col" className={cn("font-medium", FIGURE)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(([name, amount]) => (
            <Sum key={name} name={name} amounts={[amount(invoices), amount(creditNotes)]} />
          ))}
        </tbody>
        <tfoot className="border-t font-semibold">
          <Sum name="Total" amounts={[invoices.total, creditNotes.total]} />
        </tfoot>
      </table>
    </div>
  );
}

/** A phone has room only for the last column. */
const FIGURE = "py-1 pl-4 text-right whitespace-nowrap max-sm:not-last:hidden";

function Sum({ name, amounts: [invoices, notes] }: { name: string; amounts: [number, number] }) {
  const net = toRupees(toPaise(invoices) - toPaise(notes));
  return (
    <tr>
      <th scope="row" className="py-1 text-left [font-weight:inherit]">
        {name}
      </th>
      {[invoices, notes, net].map((amount, column) => (
        <td key={column} className={FIGURE}>
          <Rupees amount={amount} />
        </td>
      ))}
    </tr>
  );
}
