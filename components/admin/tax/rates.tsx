import { CircleCheck, CircleHelp, Landmark, Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { refusalText } from "@/components/shared/call/refusal-text";
import { shortDayText } from "@/components/shared/format/dates";
import type { Column } from "@/components/shared/list/rows";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { dayNamed } from "@/lib/base/india-time";
import type { ApiError } from "@/lib/client/api";
import type { TaxRate } from "@/lib/shop/gst/schemas";
import { AdminList } from "../shared/admin-list";
import { SectionHeading } from "../shared/section-heading";
import { EditRate } from "./edit-rate";

const load = fetchPage("GET /admin/tax-rates");

const loadToast = (error: ApiError) => ({
  title: "Error fetching GST rates",
  description: refusalText(error, "Could not load the GST rates."),
});

/** Identifies a new rate; no real id is empty. */
const NEW = "";

export function Rates() {
  const list = useList({ load, pageSize: 50, what: "GST rates", toast: loadToast });
  const [edited, setEdited] = useState<string | null>(null);
  const rate = list.value?.items.find(({ _id }) => _id === edited) ?? null;
  const isUnconfirmed = list.value?.items.some(({ confirmedBy }) => confirmedBy === null);
  return (
    <section aria-labelledby="gst-rates">
      <SectionHeading
        id="gst-rates"
        title="GST rates"
        className="mb-4"
        actions={
          <Button size="sm" onClick={() => setEdited(NEW)}>
            <Plus aria-hidden /> Add GST Rate
          </Button>
        }
      >
        A rate begins and ends at midnight in India.
        {isUnconfirmed &&
          " Nobody has confirmed some of these yet: have your chartered accountant check them."}
      </SectionHeading>
      <AdminList
        list={list}
        count={null}
        caption="GST rates by HSN code"
        keyOf={({ _id }) => _id}
        columns={rateColumns(({ _id }) => setEdited(_id))}
        rowClassName={() => "align-top"}
        empty={{
          title: "No GST Rates Yet",
          text: "Add the rates of the HSN codes that you sell.",
          Icon: Landmark,
        }}
      />
      {(edited === NEW || rate) && (
        <EditRate key={edited} rate={rate} onClose={() => setEdited(null)} onSaved={list.renew} />
      )}
    </section>
  );
}

const FROM_TABLET = "max-md:hidden";
const FROM_DESK = "max-lg:hidden";

/** Narrower screens show the other values below the code. */
function rateColumns(onEdit: (rate: TaxRate) => void): Column<TaxRate>[] {
  return [
    {
      name: "HSN",
      isTitle: true,
      cellClassName: "min-w-28 py-2",
      cell: (rate) => <Title rate={rate} />,
    },
    {
      name: "GST",
      figure: true,
      className: FROM_TABLET,
      cell: ({ ratePercent }) => `${ratePercent}%`,
    },
    {
      name: "Valid",
      className: FROM_TABLET,
      cellClassName: "whitespace-nowrap",
      cell: periodText,
    },
    {
      name: "Basis",
      className: FROM_DESK,
      cellClassName: "w-full",
      cell: ({ basis }) => <span className="block max-w-prose text-sm">{basis}</span>,
    },
    {
      name: "Confirmed",
      className: FROM_TABLET,
      cell: (rate) => <Confirmation rate={rate} />,
    },
    {
      name: "Actions",
      figure: true,
      cellClassName: "py-0.5",
      cell: (rate) => (
        <Button
          variant="ghost"
          size="sm"
          className="whitespace-nowrap"
          onClick={() => onEdit(rate)}
        >
          <Pencil aria-hidden />
          <span className="max-md:sr-only">
            {rate.confirmedBy === null ? "Confirm or edit" : "Edit"}
          </span>
          <span className="sr-only">{` the rate of HSN ${rate.hsn}`}</span>
        </Button>
      ),
    },
  ];
}

const dayText = (day: string) => shortDayText(dayNamed(day));

function periodText({ from, to }: TaxRate): string {
  return to === null ? `From ${dayText(from)}` : `${dayText(from)} to ${dayText(to)}`;
}

function Title({ rate }: { rate: TaxRate }) {
  return (
    <>
      <span className="block font-semibold tabular">{rate.hsn}</span>
      <span className="block text-muted-foreground md:hidden">
        {rate.ratePercent}% · {periodText(rate)}
      </span>
      <span className="mt-1 block max-w-prose text-sm text-muted-foreground lg:hidden">
        {rate.basis}
      </span>
      <span className="mt-1 block md:hidden">
        <Confirmation rate={rate} />
      </span>
    </>
  );
}

function Confirmation({ rate: { confirmedBy, confirmedAt } }: { rate: TaxRate }) {
  if (confirmedBy === null || confirmedAt === null) {
    return (
      <Badge variant="marigold">
        <CircleHelp aria-hidden /> Unconfirmed
      </Badge>
    );
  }
  return (
    <>
      <Badge variant="default">
        <CircleCheck aria-hidden /> Confirmed
      </Badge>
      <span className="mt-1 block text-sm text-muted-foreground">
        {confirmedBy}, {shortDayText(new Date(confirmedAt))}
      </span>
    </>
  );
}
