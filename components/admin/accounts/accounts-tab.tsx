import { FileCode, FileJson } from "lucide-react";
import { useState } from "react";
import { FileLink } from "@/components/shared/call/file-link";
import { useLoad } from "@/components/shared/call/use-load";
import { useListAddress } from "@/components/shared/list/use-list-address";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { NativeSelect } from "@/components/ui/native-select";
import { Skeleton } from "@/components/ui/skeleton";
import { apiAddress } from "@/lib/api/call";
import { dayName } from "@/lib/base/india-time";
import { staffPaths } from "@/lib/base/staff-paths";
import { call } from "@/lib/client/api";
import type { GstMonth } from "@/lib/documents/gst-returns/schemas";
import { chosenMonth, monthText, offeredMonths } from "@/components/shared/format/months";
import { Loaded } from "../shared/loaded";
import { PageHeading } from "../shared/page-heading";
import { SectionHeading } from "../shared/section-heading";
import { EInvoices } from "./einvoices";
import { MonthDocuments } from "./month-documents";
import { OpenPoints } from "./open-points";
import { ReturnTables } from "./return-tables";

function loadMonth(month: string, signal: AbortSignal): Promise<GstMonth> {
  return call("GET /admin/gst/month", { query: { month }, signal });
}

/** A month's documents for the accountant: their totals, open points and files. */
export function AccountsTab() {
  const [now] = useState(() => new Date());
  const address = useListAddress();
  const month = chosenMonth(address.search.get("month"), now);
  const loaded = useLoad({ load: loadMonth, question: month });
  return (
    <section aria-label="Accounts">
      <PageHeading
        title="Accounts"
        actions={
          <NativeSelect
            name="month"
            aria-label="Month"
            className="w-52"
            value={month}
            onChange={(event) => address.show({ month: event.target.value })}
          >
            {offeredMonths(now, month).map((each) => (
              <option key={each} value={each}>
                {monthText(each)}
              </option>
            ))}
          </NativeSelect>
        }
      >
        Invoices and credit notes of a month in India. Nothing is filed from here.
      </PageHeading>
      <EInvoices address={address} />
      <Loaded of={loaded} name="the month" waiting={<Waiting />}>
        {(value) => <Month month={value} />}
      </Loaded>
    </section>
  );
}

function Month({ month }: { month: GstMonth }) {
  return (
    <div className="space-y-8">
      <MonthDocuments month={month} />
      <OpenPoints month={month} />
      <ReturnTables month={month} />
      {month.regime === "gst" && <DayEWayBills />}
      <TallyFiles month={month.month} />
      <p className="max-w-prose text-sm text-muted-foreground">
        This is the shop’s own reading of the law. Have a chartered accountant confirm the figures
        before they are filed.
      </p>
    </div>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-48" />
      <Skeleton className="h-32" />
      <Skeleton className="h-80" />
    </>
  );
}

/** E-way bills of a day's dispatches, as one file for the portal. */
function DayEWayBills() {
  const [day, setDay] = useState(() => dayName(new Date()));
  return (
    <section aria-labelledby="e-way-bills">
      <SectionHeading
        id="e-way-bills"
        title="E-way bills of a day"
        actions={
          <div className="flex flex-wrap items-center gap-3">
            <Input
              type="date"
              name="ewaybills"
              aria-label="Left on"
              className="w-44"
              value={day}
              onChange={(event) => event.target.value && setDay(event.target.value)}
            />
            <Button asChild size="sm">
              <FileLink href={apiAddress("GET /admin/ewaybills", { query: { day } })}>
                <FileJson aria-hidden /> E-way bills (JSON)
              </FileLink>
            </Button>
          </div>
        }
      >
        Upload the file at ewaybillgst.gov.in under Generate Bulk, then note each number with its
        dispatch.
      </SectionHeading>
    </section>
  );
}

const FORMATS = [
  { format: "xml", text: "Tally (XML)", Icon: FileCode },
  { format: "json", text: "TallyPrime 7 (JSON)", Icon: FileJson },
] as const;

/** The month's vouchers as files for import into Tally. */
function TallyFiles({ month }: { month: string }) {
  return (
    <Card className="p-5 sm:p-6">
      <SectionHeading
        title="Tally"
        actions={FORMATS.map(({ format, text, Icon }) => (
          <Button key={format} asChild size="sm" variant="outline">
            <FileLink href={apiAddress("GET /admin/tally", { query: { month, format } })}>
              <Icon aria-hidden /> {text}
            </FileLink>
          </Button>
        ))}
      >
        Invoices, credit notes, receipts and refunds as vouchers, with a ledger for each customer.
        Importing a file again changes nothing.{" "}
        <Link href={staffPaths.settings("books")} className="text-link">
          Name your other ledgers
        </Link>
      </SectionHeading>
    </Card>
  );
}
