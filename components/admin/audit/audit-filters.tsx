"use client";

import { AUDIT_STATUSES, AUDIT_TYPES } from "@/lib/audit/words";
import { FilterSelect } from "../shared/filter-select";
import { SearchField } from "../shared/search-field";
import type { ListAddress } from "../shared/use-list-address";
import type { AuditListState } from "./audit-list-state";
import { SpanMenu } from "./span-menu";

interface AuditFiltersProps {
  state: AuditListState;
  address: ListAddress;
}

/** Search, type, status and how far back, kept in the address. */
export function AuditFilters({ state, address }: AuditFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchField
        value={state.q}
        onSearch={(q) => address.show({ q }, "replace")}
        label="Search audit logs"
        placeholder="Search by description, user or action"
        className="flex-1 basis-full md:basis-56"
      />
      <FilterSelect
        address={address}
        filter="type"
        label="Type"
        value={state.type}
        all="All Types"
        options={AUDIT_TYPES}
        className="flex-1 basis-36 md:max-w-42 md:flex-none md:basis-auto"
      />
      <FilterSelect
        address={address}
        filter="status"
        label="Status"
        value={state.status}
        all="All Statuses"
        options={AUDIT_STATUSES}
        className="flex-1 basis-36 md:max-w-38 md:flex-none md:basis-auto"
      />
      <SpanMenu
        span={state.span}
        onChange={(span) => address.show({ span: span === "day" ? "" : span })}
      />
    </div>
  );
}
