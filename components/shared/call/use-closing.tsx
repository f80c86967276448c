import { useState, type ReactNode } from "react";
import { useTranslate } from "#words";
import { ConfirmDialog } from "./confirm-dialog";
import { useUnsaved } from "./use-unsaved";

interface Closing {
  /** Closes the dialog; asks first if typed text would be lost. */
  close: () => void;
  /** Render it before the dialog, so that focus returns from dialog to dialog. */
  question: ReactNode;
}

const WORDS = {
  title: "Discard what you entered?",
  text: "Your changes have not been saved and will be lost.",
  confirm: "Discard Changes",
  keep: "Keep Editing",
};

/** Handles the ways to leave a dialog with a form: its own buttons, Escape, a link and the browser's back button. */
export function useClosing(unsaved: boolean, onClose: () => void, words = WORDS): Closing {
  const t = useTranslate();
  const [onward, setOnward] = useState<(() => void) | null>(null);
  const request = (goOn: () => void) => setOnward(() => goOn);
  useUnsaved(unsaved, request);
  return {
    close: () => (unsaved ? request(onClose) : onClose()),
    question: (
      <ConfirmDialog
        open={onward !== null}
        onOpenChange={() => setOnward(null)}
        title={t(words.title)}
        confirm={t(words.confirm)}
        keep={t(words.keep)}
        busy={false}
        onConfirm={() => {
          setOnward(null);
          onward?.();
        }}
      >
        <p>{t(words.text)}</p>
      </ConfirmDialog>
    ),
  };
}
