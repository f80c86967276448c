"use client";

import { useState, type ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog";
import { useUnsaved } from "./use-unsaved";

interface Closing {
  /** Closes the dialog; asks first where something typed would be lost. */
  close: () => void;
  /** Stands before the dialog: the one that closes first has the focus go back from dialog to dialog. */
  question: ReactNode;
}

const WORDS = {
  title: "Discard what you entered?",
  text: "Your changes have not been saved and will be lost.",
  confirm: "Discard Changes",
  keep: "Keep Editing",
};

/** How a dialog is left in which people write: by its own buttons, Escape, a link or the browser's way back. */
export function useClosing(unsaved: boolean, onClose: () => void, words = WORDS): Closing {
  const [onward, setOnward] = useState<(() => void) | null>(null);
  const ask = (goOn: () => void) => setOnward(() => goOn);
  useUnsaved(unsaved, ask);
  return {
    close: () => (unsaved ? ask(onClose) : onClose()),
    question: (
      <ConfirmDialog
        open={onward !== null}
        onOpenChange={() => setOnward(null)}
        title={words.title}
        confirm={words.confirm}
        keep={words.keep}
        busy={false}
        onConfirm={() => {
          setOnward(null);
          onward?.();
        }}
      >
        <p>{words.text}</p>
      </ConfirmDialog>
    ),
  };
}
