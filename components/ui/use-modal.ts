"use client";

import { useEffect, useRef, type MouseEvent, type RefObject } from "react";

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Ties a native modal <dialog> to a flag. The browser itself holds the focus inside, closes on Escape,
 * makes the page behind inert and gives the focus back; this adds closing by a click beside it.
 */
export function useModal(
  open: boolean,
  onOpenChange: (open: boolean) => void,
  closesOutside = true,
): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

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
    onClose: () => open && onOpenChange(false),
    onClick: (event) => closesOutside && event.target === ref.current && onOpenChange(false),
  };
}
