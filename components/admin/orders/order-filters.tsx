"use client";

import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { STATUS_FILTERS } from "@/lib/orders/status";
import { FilterSelect } from "../shared/filter-select";
import { SearchField } from "../shared/search-field";
import type { ListAddress } from "../shared/use-list-address";
import type { OrderListState } from "./order-list-state";

interface OrderFiltersProps {
  state: OrderListState;
  address: ListAddress;
}

const STATUSES = Object.fromEntries(STATUS_FILTERS.map((status) => [status, status]));

/** Search, status and dates, kept in the address. */
export function OrderFilters({ state, address }: OrderFiltersProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <SearchField
        value={state.q}
        onSearch={(q) => address.show({ q }, "replace")}
        label="Search orders"
        placeholder="Order, customer, email, city or product"
        className="flex-1 basis-72"
      />
      <FilterSelect
        address={address}
        filter="status"
        label="Status"
        value={state.status}
        all="All statuses"
        options={STATUSES}
        className="flex-1 basis-40 sm:max-w-44"
      />
      <div className="flex w-full gap-3 sm:w-auto">
        <DateField name="from" label="From" state={state} address={address} />
        <DateField name="to" label="To" state={state} address={address} />
      </div>
    </div>
  );
}

interface DateFieldProps extends OrderFiltersProps {
  name: "from" | "to";
  label: string;
}

/** A date of order in India. */
function DateField({ name, label, state, address }: DateFieldProps) {
  return (
    <div className="flex min-w-0 gap-x-2 max-sm:flex-1 max-sm:flex-col sm:items-center">
      <Label htmlFor={`orders-${name}`} className="text-sm font-normal text-muted-foreground">
        {label}
      </Label>
      <Input
        id={`orders-${name}`}
        name={name}
        type="date"
        value={state[name]}
        onChange={(event) => address.show({ [name]: event.target.value }, "replace")}
        className="min-w-0 px-2 sm:w-40"
      />
    </div>
  );
}
