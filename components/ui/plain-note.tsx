const ID = "plain-note";

/** Stands in the page's markup: a script would weigh on every page. */
const NOT_LOADED =
  "This could not be loaded. Check your connection to the internet, then try again.";

/**
 * Where something is said for which nothing more can be loaded. It stands empty in every page, and goes by
 * a press beside it.
 */
export function PlainNote() {
  return (
    <div
      id={ID}
      popover="auto"
      role="alert"
      data-text={NOT_LOADED}
      className="inset-x-4 top-19 mx-auto w-fit max-w-md rounded-md border border-l-4 border-l-signal bg-card p-4 text-sm font-semibold text-foreground shadow-lift"
    />
  );
}

/** @param text by default that something could not be loaded */
export function tellPlainly(text?: string): void {
  const note = document.getElementById(ID);
  if (!note) return;
  note.textContent = text ?? note.dataset.text ?? null;
  note.showPopover();
}
