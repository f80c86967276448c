"use client";

import { Select } from "@/components/ui/select";
import { CATEGORIES } from "@/lib/catalogue/categories";
import { STOCK_STATE_LABELS, STOCK_STATES } from "@/lib/catalogue/low-stock";
import { SearchField } from "../shared/search-field";
import type { ListAddress } from "../shared/use-list-address";
import type { ProductListState } from "./product-list-state";

interface ProductFiltersProps {
  state: ProductListState;
  address: ListAddress;
}

/** Search, category and state of stock, kept in the address. */
export function ProductFilters({ state, address }: ProductFiltersProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <SearchField
        value={state.q}
        onSearch={(q) => address.show({ q }, "replace")}
        label="Search products"
        placeholder="Search by name, category or description"
        className="basis-full sm:flex-1 sm:basis-72"
      />
      <Select
        name="categoryFilter"
        aria-label="Category"
        value={state.category ?? ""}
        onChange={(event) => address.show({ category: event.target.value })}
        className="flex-1 basis-40 sm:max-w-46 sm:basis-46"
      >
        <option value="">All categories</option>
        {CATEGORIES.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </Select>
      <Select
        name="statusFilter"
        aria-label="Status"
        value={state.status ?? ""}
        onChange={(event) => address.show({ status: event.target.value })}
        className="flex-1 basis-40 sm:max-w-42 sm:basis-42"
      >
        <option value="">All statuses</option>
        {STOCK_STATES.map((status) => (
          <option key={status} value={status}>
            {STOCK_STATE_LABELS[status]}
          </option>
        ))}
      </Select>
    </div>
  );
}
