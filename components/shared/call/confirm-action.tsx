import type { ReactNode } from "react";
import { toast, type ToastOptions } from "@/components/ui/toast/toast";
import { ConfirmDialog } from "./confirm-dialog";
import { useAction } from "./use-action";

/** What a dialog's work returns: a toast for when the dialog is closed, or false, which leaves it open. */
export type Outcome = ToastOptions | false | undefined;

/** Closes a dialog after its work, and says what that returns. */
export async function closeAfter(work: () => Promise<Outcome>, onClose: () => void) {
  const outcome = await work();
  if (outcome === false) return;
  onClose();
  if (outcome) toast(outcome);
}

interface ConfirmActionProps {
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Labels of the button that acts and of the one that cancels. */
  confirm: string;
  keep: string;
  tone?: "destructive" | "default";
  /** Title of the toast after a failure, and its text when the server sends none. */
  failure: { title: string; text: string };
  action: () => Promise<Outcome>;
}

/** Asks for confirmation before a call that cannot be undone. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { open = true, onClose, failure, action, ...question } = props;
  const { busy, run } = useAction(failure);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      busy={busy}
      onConfirm={() => void run(() => closeAfter(action, onClose))}
      {...question}
    />
  );
}
