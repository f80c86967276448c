"use client";

import { CircleCheck, CircleHelp, Pencil } from "lucide-react";
import { shortDayText } from "@/components/shared/format/dates";
import type { Column } from "@/components/shared/list/rows";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { dayNamed } from "@/lib/base/india-time";
import type { TaxRate } from "@/lib/shop/gst/schemas";

const FROM_TABLET = "max-md:hidden";
const FROM_DESK = "max-lg:hidden";

/** What a narrower screen has no column for stands below the code. */
export function rateColumns(onEdit: (rate: TaxRate) => void): Column<TaxRate>[] {
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
