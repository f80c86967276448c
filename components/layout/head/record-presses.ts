declare global {
  interface Window {
    /** The buttons that were pressed before React started, in the order of their presses; absent from then on. */
    earlyPresses?: Set<HTMLButtonElement>;
    /** Repeats a press once its button is alive. */
    pressAgain?: (button: HTMLButtonElement) => void;
  }
}

/**
 * Records the buttons that were pressed and not heard. Links, forms with an address and popovers work without scripts.
 * A form without an address is submitted by React: the browser must not reload the page for it. The parts of a page
 * hydrate one after the other, and React stops a press on its way to a part that cannot hydrate yet: it was heard if it
 * reached its target once React had started.
 */
export function recordPresses(): void {
  const forms = "form:not([action])";
  const buttons = `button[type=button]:not([popovertarget]), ${forms} button[type=submit]`;
  const early = (window.earlyPresses = new Set());
  const record = (event: Event) => {
    const { target } = event;
    const button =
      event.isTrusted && target instanceof Element && target.closest<HTMLButtonElement>(buttons);
    if (!button) return;
    let isHeard = false;
    const hear = () => void (isHeard = !window.earlyPresses);
    target.addEventListener("click", hear);
    setTimeout(() => {
      target.removeEventListener("click", hear);
      if (isHeard) return;
      button.setAttribute("data-pressed", "");
      if (window.pressAgain) window.pressAgain(button);
      else early.add(button);
    });
  };
  const stay = (event: Event) => {
    if (event.target instanceof Element && event.target.matches(forms)) event.preventDefault();
  };
  addEventListener("click", record, true);
  addEventListener("submit", stay, true);
}
