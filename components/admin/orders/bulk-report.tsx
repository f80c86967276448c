import { CircleCheck } from "lucide-react";
import { counted } from "@/lib/base/counts";
import type { OrderOutcome } from "@/lib/orders/admin-schemas";
import { RefusalReport } from "../shared/refusal-report";
import type { NewStatus } from "./status-text";

interface BulkReportProps {
  outcomes: readonly OrderOutcome[];
  status: NewStatus;
  onClose: () => void;
}

/** What became of many orders of which some refused. */
export function BulkReport({ outcomes, status, onClose }: BulkReportProps) {
  const refused = outcomes.filter(({ ok }) => !ok);
  const done = outcomes.length - refused.length;
  return (
    <RefusalReport
      title={done === 0 ? "No order was changed" : "Not all orders were changed"}
      refused={refused.map(({ orderId, message }) => ({ id: orderId, name: orderId, message }))}
      onClose={onClose}
    >
      {done > 0 && (
        <p className="mb-3 flex gap-2.5">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
          {counted(done, "order")} {done === 1 ? "is" : "are"} now {status}.
        </p>
      )}
    </RefusalReport>
  );
}
