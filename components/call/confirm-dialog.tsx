"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** What the one button does and what the other leaves alone. */
  confirm: string;
  keep: string;
  busy: boolean;
  onConfirm: () => void;
  /** "primary" for what goes on as planned; without it the button warns. */
  tone?: "destructive" | "primary";
}

/** A question before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirm, keep, busy, onConfirm } = props;
  const { tone = "destructive" } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <div className="flex w-full flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {keep}
          </Button>
          <Button variant={tone} aria-disabled={busy} onClick={onConfirm}>
            {busy && <Spinner />}
            {confirm}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
