"use client";

import { useState } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { refusalText } from "@/components/shared/call/refusal-text";
import { useLoad } from "@/components/shared/call/use-load";
import { useListAddress } from "@/components/shared/list/use-list-address";
import { NativeSelect } from "@/components/ui/native-select";
import { Skeleton } from "@/components/ui/skeleton";
import { call } from "@/lib/client/api";
import type { GstMonth } from "@/lib/documents/gst-returns/schemas";
import { PageHeading } from "../shared/page-heading";
import { MonthPapers } from "./month-papers";
import { chosenMonth, monthText, offeredMonths } from "./months";
import { OpenPoints } from "./open-points";
import { ReturnTables } from "./return-tables";

function loadMonth(month: string, signal: AbortSignal): Promise<GstMonth> {
  return call("GET /admin/gst/month", { query: { month }, signal });
}

const FAILED = "The month could not be loaded.";

/** A month's papers for the accountant: what they come to, what is open, and the files. */
export function AccountsTab() {
  const [now] = useState(() => new Date());
  const address = useListAddress();
  const month = chosenMonth(address.search.get("month"), now);
  const { value, isCurrent, error, reload } = useLoad({ load: loadMonth, question: month });
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
      {error && <LoadFailure text={refusalText(error, FAILED)} retry={reload} />}
      {!error && !(value && isCurrent) && <Loading />}
      {!error && value && isCurrent && <Month month={value} />}
    </section>
  );
}

function Month({ month }: { month: GstMonth }) {
  return (
    <div className="space-y-8">
      <MonthPapers month={month} />
      <OpenPoints month={month} />
      <ReturnTables month={month} />
      <p className="max-w-prose text-sm text-muted-foreground">
        This is the shop’s own reading of the law. Have a chartered accountant confirm the figures
        before they are filed.
      </p>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the month" className="space-y-8">
      <Skeleton className="h-48" />
      <Skeleton className="h-32" />
      <Skeleton className="h-80" />
    </div>
  );
}
