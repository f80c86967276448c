import type { BrowserContext } from "@playwright/test";

/** Longer than a busy machine may delay a test's check. */
const STAY_MS = 12_000;

/**
 * Keeps success toasts open longer on these pages, as if one of them had the focus
 * (components/ui/toast/toast-stack.tsx).
 */
export function keepNotes(context: BrowserContext): Promise<unknown> {
  return context.addInitScript((stay) => {
    let leaving = 0;
    const keep = (notes: Element) => {
      notes.dispatchEvent(new FocusEvent("focusin"));
      clearTimeout(leaving);
      leaving = window.setTimeout(() => notes.dispatchEvent(new FocusEvent("focusout")), stay);
    };
    const isNote = (node: Node): node is Element =>
      node instanceof Element && node.matches("[data-sonner-toast]");
    new MutationObserver((changes) => {
      for (const note of changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isNote)) {
        const notes = note.closest("section")?.parentElement;
        if (notes) keep(notes);
      }
    }).observe(document, { childList: true, subtree: true });
  }, STAY_MS);
}
