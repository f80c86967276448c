import { CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
} from "@/components/ui/dialog";

interface RefusalReportProps {
  title: string;
  refused: readonly { id: string; name: string; message: string | undefined }[];
  onClose: () => void;
  /** The successful part of the action. */
  children?: ReactNode;
}

/** Lists which entries of a bulk action were refused, each with the reason. */
export function RefusalReport({ title, refused, onClose, children }: RefusalReportProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader title={title} />
        <DialogBody tabIndex={0}>
          {children}
          <RefusedList refused={refused} />
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

export function RefusedList({ refused }: Pick<RefusalReportProps, "refused">) {
  return (
    <ul className="space-y-3">
      {refused.map(({ id, name, message }) => (
        <li key={id} className="flex gap-2.5">
          <CircleX aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" />
          <span>
            <strong className="tabular">{name}</strong>: {message}
          </span>
        </li>
      ))}
    </ul>
  );
}
