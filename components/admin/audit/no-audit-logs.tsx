import { ScrollText, SearchX } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { ListAddress } from "../shared/use-list-address";
import { AUDIT_SPANS, isFiltered, type AuditListState } from "./audit-list-state";

interface NoAuditLogsProps {
  state: AuditListState;
  address: ListAddress;
}

/** Nothing to show: of this search, or in this time at all. */
export function NoAuditLogs({ state, address }: NoAuditLogsProps) {
  const filtered = isFiltered(state);
  const { label } = AUDIT_SPANS[state.span];
  return (
    <Card className="px-5">
      <EmptyState
        className="py-10"
        title="No Audit Logs Found"
        picture={filtered ? <SearchX strokeWidth={1.25} /> : <ScrollText strokeWidth={1.25} />}
        actions={
          <>
            {filtered && (
              <Button
                variant="outline"
                onClick={() => address.show({ q: "", type: "", status: "" })}
              >
                Show all audit logs
              </Button>
            )}
            {state.span === "day" && (
              <Button variant="outline" onClick={() => address.show({ span: "month" })}>
                Look back 30 days
              </Button>
            )}
          </>
        }
      >
        <p>
          {filtered
            ? `No audit log of the last ${label} matches this search and these filters.`
            : `There was no activity in the last ${label}.`}{" "}
          Logs appear here as actions occur.
        </p>
      </EmptyState>
    </Card>
  );
}
