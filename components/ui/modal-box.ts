import { useCallback, useRef } from "react";

/** The overlay between a modal box and the page. */
export const overlayStyles = "fixed inset-0 z-50 bg-[rgb(20_18_10/0.5)]";

/** A modal box: its header and footer stay while the content between them scrolls. */
export const boxStyles =
  "fixed z-50 flex flex-col bg-popover text-popover-foreground shadow-over outline-none";

/** A box in the middle of the screen, as high as its content. */
export const centredBoxStyles = "centred-box";

/**
 * Most boxes here are opened by a page's state, without a Radix trigger that could get the focus back. The focus
 * returns to the element that had it when the box appeared, without scrolling the page. A click on a toast above
 * the box does not count as a click outside.
 */
export function useModalBox() {
  const opener = useRef<Element | null>(null);
  const ref = useCallback((box: HTMLElement | null) => {
    if (box) opener.current = document.activeElement;
  }, []);
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  const onInteractOutside = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]"))
      event.preventDefault();
  };
  return { ref, onCloseAutoFocus, onInteractOutside };
}
