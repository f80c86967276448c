import { CircleCheck } from "lucide-react";
import { counted } from "@/lib/base/text/counts";
import type { OrderOutcome } from "@/lib/orders/admin-schemas";
import { RefusalReport } from "../shared/refusal-report";
import type { NewStatus } from "./status-text";

export const REPORT_TITLES = {
  none: "No order was changed",
  some: "Not all orders were changed",
} as const;

interface BulkReportProps {
  outcomes: readonly OrderOutcome[];
  status: NewStatus;
  onClose: () => void;
}

/** Orders that a bulk change left unchanged, each with its reason. */
export function BulkReport({ outcomes, status, onClose }: BulkReportProps) {
  const refused = outcomes.filter(({ ok }) => !ok);
  const done = outcomes.length - refused.length;
  return (
    <RefusalReport
      title={done === 0 ? REPORT_TITLES.none : REPORT_TITLES.some}
      refused={refused.map(({ orderId, message }) => ({ id: orderId, name: orderId, message }))}
      onClose={onClose}
    >
      <Done done={done} status={status} />
    </RefusalReport>
  );
}

/** The number of orders that a bulk change advanced; renders nothing for zero. */
export function Done({ done, status }: { done: number; status: NewStatus }) {
  if (done === 0) return null;
  return (
    <p className="mb-3 flex gap-2.5">
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
      {counted(done, "order")} {done === 1 ? "is" : "are"} now {status}.
    </p>
  );
}
