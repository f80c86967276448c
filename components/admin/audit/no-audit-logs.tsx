import { ScrollText, SearchX } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";

/** Nothing to show: of this search, or in the last 24 hours at all. */
export function NoAuditLogs({ onReset }: { onReset: (() => void) | undefined }) {
  return (
    <Card className="px-5">
      <EmptyState
        className="py-10"
        title="No Audit Logs Found"
        picture={onReset ? <SearchX strokeWidth={1.25} /> : <ScrollText strokeWidth={1.25} />}
        actions={
          onReset && (
            <Button variant="outline" onClick={onReset}>
              Show all audit logs
            </Button>
          )
        }
      >
        <p>
          {onReset
            ? "Nothing in the last 24 hours answers to this search and these filters. Logs appear here as actions occur."
            : "Nothing was done in the last 24 hours. Logs appear here as actions occur."}
        </p>
      </EmptyState>
    </Card>
  );
}
