import { CircleCheck, CircleX } from "lucide-react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { counted } from "@/lib/counts";
import type { OrderOutcome } from "@/lib/orders/admin-schemas";
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
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>
            {done === 0 ? "No order was changed" : "Not all orders were changed"}
          </DialogTitle>
        </DialogHeader>
        <DialogBody>
          {done > 0 && (
            <p className="mb-3 flex gap-2.5">
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
              {counted(done, "order")} {done === 1 ? "is" : "are"} now {status}.
            </p>
          )}
          <ul className="space-y-3">
            {refused.map(({ orderId, message }) => (
              <li key={orderId} className="flex gap-2.5">
                <CircleX aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" />
                <span>
                  <strong className="tabular">{orderId}</strong>: {message}
                </span>
              </li>
            ))}
          </ul>
        </DialogBody>
        <DialogFooter>
          <Button className="ml-auto" onClick={onClose}>
            Close
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
