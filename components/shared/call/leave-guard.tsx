import { useState, type ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog";
import { useUnsaved } from "./use-unsaved";

interface LeaveGuardProps {
  /** Whether leaving would lose something. */
  active: boolean;
  title: string;
  children: ReactNode;
  /** Labels of the buttons that leave and stay. */
  leave: string;
  stay: string;
}

/** Asks for confirmation before a link, the back button or closing the window discards the page's data. */
export function LeaveGuard({ active, title, children, leave, stay }: LeaveGuardProps) {
  const [onward, setOnward] = useState<(() => void) | null>(null);
  useUnsaved(active, (goOn) => setOnward(() => goOn));
  return (
    <ConfirmDialog
      open={onward !== null}
      onOpenChange={() => setOnward(null)}
      title={title}
      confirm={leave}
      keep={stay}
      busy={false}
      onConfirm={() => {
        setOnward(null);
        onward?.();
      }}
    >
      {children}
    </ConfirmDialog>
  );
}
