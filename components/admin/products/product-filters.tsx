"use client";

import { STOCK_STATE_LABELS } from "@/lib/catalogue/low-stock";
import { CATEGORIES } from "@/lib/categories";
import { FilterSelect } from "../shared/filter-select";
import { SearchField } from "../shared/search-field";
import type { ListAddress } from "../shared/use-list-address";
import type { ProductListState } from "./product-list-state";

interface ProductFiltersProps {
  state: ProductListState;
  address: ListAddress;
}

const CATEGORY_WORDS = Object.fromEntries(CATEGORIES.map((category) => [category, category]));

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
      <FilterSelect
        address={address}
        filter="category"
        name="categoryFilter"
        label="Category"
        value={state.category}
        all="All categories"
        options={CATEGORY_WORDS}
        className="flex-1 basis-40 sm:max-w-46 sm:basis-46"
      />
      <FilterSelect
        address={address}
        filter="status"
        name="statusFilter"
        label="Status"
        value={state.status}
        all="All statuses"
        options={STOCK_STATE_LABELS}
        className="flex-1 basis-40 sm:max-w-42 sm:basis-42"
      />
    </div>
  );
}
