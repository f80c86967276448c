"use client";

import type { ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog";
import { useAction } from "./use-action";

interface ConfirmActionProps {
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** What the one button does and what the other leaves alone. */
  confirm: string;
  keep: string;
  tone?: "destructive" | "default";
  /** The title of the note when it fails, and its text where the server gave none. */
  failure: { title: string; text: string };
  /** Closes the dialog itself, where it has been done. */
  action: () => Promise<void>;
}

/** A question before a call that cannot be taken back. */
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
