"use client";

import type { ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog";
import { useAction } from "./use-action";

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
  /** Must close the dialog itself after success. */
  action: () => Promise<void>;
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
      onConfirm={() => void run(action)}
      {...question}
    />
  );
}
