declare global {
  interface Window {
    /** The buttons pressed before React started, in order; absent afterwards. */
    earlyPresses?: Set<HTMLButtonElement>;
    /** Repeats a press once its button is hydrated. */
    pressAgain?: (button: HTMLButtonElement) => void;
  }
}

/**
 * Records pressed buttons that had no handler yet. Links, forms with an action and popovers work without scripts. A
 * form without an action is submitted by React: the browser must not reload the page for it. The parts of a page
 * hydrate one after the other, and React stops a press on a part that it cannot hydrate yet, so a press counts as
 * handled if it reached its target after React had started.
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
