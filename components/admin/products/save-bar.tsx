"use client";

import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

interface SaveBarProps {
  /** The foot of the dialog, outside of what scrolls; null until it stands. */
  slot: HTMLElement | null;
  /** The id of the form that is sent. */
  form: string;
  label: string;
  /** The share that has been sent; null while nothing is on its way. */
  progress: number | null;
  /** Why the last save did not come through. */
  notice: ReactNode;
  onStop: () => void;
  onCancel: () => void;
}

/** Stays in view below the form: how far the save is, and the buttons. */
export function SaveBar(props: SaveBarProps) {
  const { slot, form, label, progress, notice, onStop, onCancel } = props;
  if (!slot) return null;
  return createPortal(
    <>
      {progress === null && notice && (
        <Notice role="alert" className="mb-3">
          {notice}
        </Notice>
      )}
      {progress !== null && <Progress share={progress} />}
      <div className="flex flex-wrap justify-end gap-3">
        {progress === null ? (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        ) : (
          <Button variant="outline" onClick={onStop}>
            Stop sending
          </Button>
        )}
        <SubmitButton form={form} busyLabel="Saving">
          {label}
        </SubmitButton>
      </div>
    </>,
    slot,
  );
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  const words = percent < 100 ? `Sending: ${percent} %` : "Preparing the pictures.";
  return (
    <div className="mb-3">
      <p role="status" className="mb-1 text-sm tabular">
        {percent === 0 || percent === 100 ? words : <span aria-hidden>{words}</span>}
      </p>
      <div
        role="progressbar"
        aria-label="Sending the product"
        aria-valuenow={percent}
        className="h-2.5 overflow-hidden rounded-full border border-input bg-muted"
      >
        <div
          className="h-full bg-primary transition-[width] duration-150"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
