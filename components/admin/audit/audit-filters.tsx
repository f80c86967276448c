"use client";

import { Select } from "@/components/ui/select";
import { AUDIT_STATUSES, AUDIT_TYPES } from "@/lib/audit/words";
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
      <Select
        name="type"
        aria-label="Type"
        value={state.type ?? ""}
        onChange={(event) => address.show({ type: event.target.value })}
        className="flex-1 basis-36 md:max-w-42 md:flex-none md:basis-auto"
      >
        <option value="">All Types</option>
        {Object.entries(AUDIT_TYPES).map(([type, word]) => (
          <option key={type} value={type}>
            {word}
          </option>
        ))}
      </Select>
      <Select
        name="status"
        aria-label="Status"
        value={state.status ?? ""}
        onChange={(event) => address.show({ status: event.target.value })}
        className="flex-1 basis-36 md:max-w-38 md:flex-none md:basis-auto"
      >
        <option value="">All Statuses</option>
        {Object.entries(AUDIT_STATUSES).map(([status, word]) => (
          <option key={status} value={status}>
            {word}
          </option>
        ))}
      </Select>
      <SpanMenu
        span={state.span}
        onChange={(span) => address.show({ span: span === "day" ? "" : span })}
      />
    </div>
  );
}
