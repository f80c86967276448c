import type { ReactNode } from "react";
import { toast, type ToastOptions } from "@/components/ui/toast/toast";
import { ConfirmDialog } from "./confirm-dialog";
import { useAction } from "./use-action";

/** The result of a dialog's work: a toast to show after closing, or false to keep the dialog open. */
export type Outcome = ToastOptions | false | undefined;

/** Closes a dialog after its work, and shows the resulting toast. */
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
  /** Labels of the buttons that act and cancel. */
  confirm: string;
  keep: string;
  tone?: "destructive" | "default";
  /** Title of the toast after a failure, and its text if the server sends none. */
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
