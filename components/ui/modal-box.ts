import { useCallback, useRef } from "react";

/** What lies between a modal box and the page. */
export const overlayStyles = "fixed inset-0 z-50 bg-[rgb(20_18_10/0.5)]";

/** A modal box, whose header and footer stay while what is between them scrolls. */
export const boxStyles =
  "fixed z-50 flex flex-col bg-popover text-popover-foreground shadow-over outline-none";

/** One in the middle of the screen, as high as its content. */
export const centredBoxStyles = "centred-box";

/**
 * Most boxes here are opened by a page's state, without a trigger of Radix that the focus could go back
 * to: it goes to whatever had it when the box appeared. A note that lies over the box is no click
 * beside it.
 */
export function useModalBox() {
  const opener = useRef<Element | null>(null);
  const ref = useCallback((box: HTMLElement | null) => {
    if (box) opener.current = document.activeElement;
  }, []);
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const onInteractOutside = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]"))
      event.preventDefault();
  };
  return { ref, onCloseAutoFocus, onInteractOutside };
}
