"use client";

import { FilterSelect } from "@/components/shared/list/filter-select";
import { SearchField } from "@/components/shared/list/search-field";
import type { ListAddress } from "@/components/shared/list/use-list-address";
import { STATE_LABELS } from "@/lib/catalogue/low-stock";

interface ProductFiltersProps {
  filters: { category?: string; status?: string };
  address: ListAddress;
  /** Their names. */
  categories: readonly string[];
}

/** Search, category and state of stock, kept in the address. */
export function ProductFilters({ filters, address, categories }: ProductFiltersProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <SearchField
        address={address}
        label="Search products"
        placeholder="Search by name, article number or description"
        className="basis-full sm:flex-1 sm:basis-72"
      />
      <FilterSelect
        address={address}
        filter="category"
        name="categoryFilter"
        label="Category"
        value={filters.category}
        all="All categories"
        options={categories}
        className="flex-1 basis-40 sm:max-w-46 sm:basis-46"
      />
      <FilterSelect
        address={address}
        filter="status"
        name="statusFilter"
        label="Status"
        value={filters.status}
        all="All statuses"
        options={STATE_LABELS}
        className="flex-1 basis-40 sm:max-w-42 sm:basis-42"
      />
    </div>
  );
}
