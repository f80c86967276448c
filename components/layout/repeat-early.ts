export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the visitor did before React listened. */
export interface Early {
  /** The buttons, in the order of their presses. */
  pressed: ReadonlySet<HTMLButtonElement>;
  /** The text of each field that was typed into. */
  typed: ReadonlyMap<Field, string>;
}

/** How often a part of the page is tried that is not alive yet, in milliseconds. */
const TRY_EVERY_MS = 50;

/**
 * Dispatches `event` and returns whether React let it through to `target`: React stops events for a part of the
 * page that it cannot hydrate yet.
 */
function hears(target: Element, event: Event): boolean {
  const listener = { heard: false, handleEvent: () => void (listener.heard = true) };
  target.addEventListener(event.type, listener);
  target.dispatchEvent(event);
  target.removeEventListener(event.type, listener);
  return listener.heard;
}

/** Presses as a mouse does: tabs and menus already react to pointerdown and mousedown. */
function press(button: HTMLButtonElement): boolean {
  const event = { bubbles: true, cancelable: true, button: 0 };
  if (!hears(button, new PointerEvent("pointerdown", { ...event, pointerType: "mouse" })))
    return false;
  button.dispatchEvent(new MouseEvent("mousedown", event));
  button.click();
  return true;
}

const BUBBLES = { bubbles: true };

const FIELDS = "input, textarea, select";

/** Whether a field differs from the server's page: browsers fill in remembered values without an event. */
function isFilledIn(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(first, 0);
  }
  if (isTickBox(field)) {
    const { type, checked, defaultChecked } = field;
    // Of a group of radio buttons, the one that was unchecked says nothing.
    return checked !== defaultChecked && (checked || type === "checkbox");
  }
  return field.value !== field.defaultValue;
}

interface TickBox extends HTMLInputElement {
  type: "checkbox" | "radio";
}

const isTickBox = (field: Field): field is TickBox =>
  field.type === "checkbox" || field.type === "radio";

/** Ticks as a person does: React fires a change only for a state that it has not seen yet. */
function tick(field: TickBox): boolean {
  const isTicked = field.checked || field.type === "radio";
  if (!hears(field, new Event("input", BUBBLES))) return false;
  field.checked = !isTicked;
  field.click();
  return true;
}

/**
 * Types as a person does. The first event hydrates the field's part of the page. From then on React remembers the
 * last value it saw and ignores an event with the same value. So React first sees another text, then the real text
 * is set without React noticing, with the caret where it was.
 */
function type(field: Field, typed: string): boolean {
  // React reads a file input as it is.
  if (field.type === "file") return true;
  if (isTickBox(field)) return tick(field);
  if (field instanceof HTMLSelectElement) return hears(field, new Event("change", BUBBLES));
  const text = field.value === field.defaultValue ? typed : field.value;
  const hasFocus = document.activeElement === field;
  const isAsTyped = field.value === text;
  const { selectionStart, selectionEnd } = field;
  if (!hears(field, new Event("input", BUBBLES))) return false;
  // The caret of an email input cannot be restored; its form has read the value already
  // (components/shared/form/use-field.ts).
  if (hasFocus && isAsTyped && selectionStart === null) return true;
  const unseen = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  field.value = text === "" ? " " : "";
  unseen?.set?.call(field, text);
  if (isAsTyped && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", BUBBLES));
  // Some fields take a number only on blur.
  if (!hasFocus) field.dispatchEvent(new FocusEvent("focusout", BUBBLES));
  return true;
}

const nextFrame = () => new Promise(requestAnimationFrame);

const later = () => new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));

/** The parts of a page hydrate one after the other, and the target's part may be the last. */
async function onceAlive(target: Element, act: () => boolean): Promise<void> {
  while (target.isConnected && !act()) await later();
}

/** Presses once the button's part of the page is alive; until then its looks say that it was pressed. */
export async function repeatPress(button: HTMLButtonElement): Promise<void> {
  await onceAlive(button, () => press(button));
  button.removeAttribute("data-pressed");
}

/** The typed text, and the values that the browser has filled in by now. */
function filledIn(typed: Early["typed"]): Early["typed"] {
  const fields = [...document.querySelectorAll<Field>(FIELDS)].filter(isFilledIn);
  return new Map([...fields.map((field) => [field, field.value] as const), ...typed]);
}

/** Repeats focusin for the focused field: whatever loads on focus has not been requested yet. */
async function focusAgain(): Promise<void> {
  const { activeElement } = document;
  if (!activeElement?.matches(FIELDS)) return;
  await onceAlive(activeElement, () => hears(activeElement, new FocusEvent("focusin", BUBBLES)));
}

/** Repeats for React what was done on the page before it listened. */
export async function repeatEarly({ pressed, ...early }: Early): Promise<void> {
  const typed = filledIn(early.typed);
  void focusAgain();
  await Promise.all([...typed].map(([field, text]) => onceAlive(field, () => type(field, text))));
  // The presses belong to the typed text, which React has rendered one frame later.
  if (typed.size > 0) await nextFrame();
  await Promise.all([...pressed].map(repeatPress));
}
