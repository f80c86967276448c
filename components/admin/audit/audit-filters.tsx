"use client";

import { FilterSelect } from "@/components/shared/list/filter-select";
import { SearchField } from "@/components/shared/list/search-field";
import { AUDIT_STATUSES, AUDIT_TYPES } from "@/lib/audit/words";
import { SpanMenu } from "./span-menu";
import type { LiveLogs } from "./use-audit-logs";

/** Search, type, status and how far back, kept in the address. */
export function AuditFilters({ logs: { address, filters, span } }: { logs: LiveLogs }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchField
        address={address}
        label="Search audit logs"
        placeholder="Search by description, user or action"
        className="flex-1 basis-full md:basis-56"
      />
      <FilterSelect
        address={address}
        filter="type"
        label="Type"
        value={filters.type}
        all="All Types"
        options={AUDIT_TYPES}
        className="flex-1 basis-36 md:max-w-42 md:flex-none md:basis-auto"
      />
      <FilterSelect
        address={address}
        filter="status"
        label="Status"
        value={filters.status}
        all="All Statuses"
        options={AUDIT_STATUSES}
        className="flex-1 basis-36 md:max-w-38 md:flex-none md:basis-auto"
      />
      <SpanMenu
        span={span}
        onChange={(next) => address.show({ span: next === "day" ? "" : next })}
      />
    </div>
  );
}
