"use client";

import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from "react";

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Ties a native modal <dialog> to a flag. The browser itself holds the focus inside, makes the page
 * behind inert and gives the focus back; Escape and a click beside it ask `onOpenChange` to close. One
 * that leaves the flag as it is, because of unsaved work, keeps the dialog open.
 */
export function useModal(
  open: boolean,
  onOpenChange: (open: boolean) => void,
  closesOutside = true,
): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const [closings, setClosings] = useState(0);

  // A browser closes at a second Escape whatever the page says; where the flag still stands, the dialog
  // opens again.
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open, closings]);

  // Taken out of the page while it is open, it would keep the focus from going back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    if (!open) return;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = overflow;
    };
  }, [open]);

  return {
    ref,
    onClose: () => {
      if (!open || ref.current?.open) return;
      setClosings((count) => count + 1);
      onOpenChange(false);
    },
    onCancel: (event) => {
      // A file chooser inside that was dismissed sends the same event.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onOpenChange(false);
    },
    onClick: (event) => closesOutside && event.target === ref.current && onOpenChange(false),
  };
}
