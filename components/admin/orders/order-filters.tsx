"use client";

import { X } from "lucide-react";
import { DayButtons } from "@/components/shared/list/day-buttons";
import type { ListAddress } from "@/components/shared/list/use-list-address";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { PAYMENT_FILTERS } from "@/lib/orders/admin-schemas";
import { PAYMENT_LABELS } from "@/lib/orders/payment-label";
import { STATUS_FILTERS } from "@/lib/orders/status";

const PAYMENT_NAMES = { ...PAYMENT_LABELS, "credit-due": "Credit note due" } as const;

const PAYMENT_CHOICES = Object.fromEntries(
  PAYMENT_FILTERS.map((filter) => [filter, PAYMENT_NAMES[filter]]),
);

interface OrderFiltersProps {
  filters: { status?: string; payment?: string; from?: string; to?: string; customerOf?: string };
  address: ListAddress;
}

export const orderToolbar = ({ filters, address }: OrderFiltersProps) => ({
  above: filters.customerOf && (
    <div className="w-full">
      <Button
        variant="outline"
        size="sm"
        onClick={({ currentTarget }) => {
          // The button goes with what it takes away.
          currentTarget.closest<HTMLElement>("[tabindex]")?.focus();
          address.show({ customerOf: "" });
        }}
      >
        Only the customer of {filters.customerOf} <X aria-hidden />
        <span className="sr-only">Show everybody’s orders</span>
      </Button>
    </div>
  ),
  search: {
    label: "Search orders",
    placeholder: "Order, customer, email, city or product",
    className: "flex-1 basis-72",
  },
  choices: {
    status: {
      label: "Status",
      all: "All statuses",
      options: STATUS_FILTERS,
      className: "flex-1 basis-40 sm:max-w-44",
    },
    payment: {
      label: "Payment",
      all: "All payments",
      options: PAYMENT_CHOICES,
      className: "flex-1 basis-40 sm:max-w-44",
    },
  },
  more: (
    <div className="flex w-full flex-wrap items-center gap-3">
      <DayButtons address={address} from={filters.from} to={filters.to} />
      <div className="flex gap-3 max-sm:w-full">
        <DateField name="from" label="From" filters={filters} address={address} />
        <DateField name="to" label="To" filters={filters} address={address} />
      </div>
    </div>
  ),
});

interface DateFieldProps extends OrderFiltersProps {
  name: "from" | "to";
  label: string;
}

/** A date of order in India. */
function DateField({ name, label, filters, address }: DateFieldProps) {
  return (
    <div className="flex min-w-0 gap-x-2 max-sm:flex-1 max-sm:flex-col sm:items-center">
      <Label htmlFor={`orders-${name}`} className="text-sm font-normal text-muted-foreground">
        {label}
      </Label>
      <Input
        id={`orders-${name}`}
        name={name}
        type="date"
        value={filters[name] ?? ""}
        onChange={(event) => address.show({ [name]: event.target.value }, "replace")}
        className="min-w-0 px-2 sm:w-40"
      />
    </div>
  );
}
