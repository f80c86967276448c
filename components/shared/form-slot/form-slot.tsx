import { Suspense, useEffect, type ComponentType, type ReactNode } from "react";
import { late, showPartNotLoaded } from "@/components/ui/late";
import { focusUnasked, isUnasked } from "./page-focus";

interface FormSlot<Props> {
  /** The id of the element around the form. */
  place: string;
  load: () => Promise<ComponentType<Props>>;
  /** Whether this visitor needs more than the server's form at once. */
  isWanted: () => boolean;
  /** Called while the form waits for the visitor. */
  atRest?: () => void;
  /** Shown where the server's form is missing, or gone after the page was left and opened again. */
  waiting: ReactNode;
  /**
   * Whether the first field gets the focus on devices with a keyboard. A phone's keyboard would hide the
   * form.
   */
  takesFocus?: boolean;
}

const USE_EVENTS = ["focusin", "pointerdown", "keydown", "input", "click"];

const findForm = (place: Element | null) => place?.querySelector("form");

/** Whether the visitor began to fill in the form before hydration. */
const isInUse = (place: Element): boolean =>
  place.contains(document.activeElement) || place.querySelector("[data-pressed]") !== null;

function focusFirstField(place: Element): void {
  const isFree = document.activeElement === document.body;
  if (isFree && !matchMedia("(pointer: coarse)").matches)
    focusUnasked(place.querySelector("input"));
}

/** Calls `notify` when the visitor first uses the form. */
function awaitVisitor(place: Element, notify: () => void): void {
  const done = new AbortController();
  const look = ({ target }: Event) => {
    if (!(target instanceof Node) || !place.contains(target) || isUnasked()) return;
    done.abort();
    notify();
  };
  for (const type of USE_EVENTS) {
    // Runs before React, which stops events on elements that are not hydrated.
    window.addEventListener(type, look, { capture: true, signal: done.signal });
  }
}

/**
 * Creates a slot for a form that the server renders. Its scripts, more than all others of the page, load
 * when the visitor first uses it; earlier input and presses count.
 */
export function createFormSlot<Props extends object>(options: FormSlot<Props>) {
  const { load, isWanted, atRest, waiting, takesFocus = false } = options;
  let want: () => void = () => undefined;

  const untilUsed = (place: Element) =>
    new Promise<void>((resolve) => {
      want = resolve;
      awaitVisitor(place, resolve);
    });

  async function loadOnceWanted(): Promise<ComponentType<Props>> {
    if (typeof window === "undefined") return load();
    const place = document.getElementById(options.place);
    if (!place || !findForm(place)) return load();
    // React is rendering now: a focus event would be handled in the middle of it.
    await Promise.resolve();
    if (!isInUse(place) && !isWanted()) {
      // React replays a focus event on what it then hydrates, as if a visitor had caused it, so only a waiting
      // form gets the focus.
      if (takesFocus) focusFirstField(place);
      atRest?.();
      await untilUsed(place);
    }
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (!findForm(place)) throw error;
        showPartNotLoaded();
        await untilUsed(place);
      }
    }
  }

  const Late = late(loadOnceWanted);

  function NoForm() {
    useEffect(() => want(), []);
    return waiting;
  }

  return function FormSlot(props: Props) {
    return (
      <div id={options.place} data-form-slot="">
        <Suspense fallback={<NoForm />}>
          <Late {...props} />
        </Suspense>
      </div>
    );
  };
}
