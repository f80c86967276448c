export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was done before React listened. */
export interface Early {
  pressed?: HTMLButtonElement | undefined;
  /** What stood in each field that was typed into. */
  typed: ReadonlyMap<Field, string>;
}

/** A press that is heard later than this would only surprise. */
const FORGET_AFTER_MS = 10_000;

/**
 * Whether React let `event` through to `target`: it lets none into a part of the page that it cannot bring
 * to life yet.
 */
function hears(target: Element, event: Event): boolean {
  const listener = { heard: false, handleEvent: () => void (listener.heard = true) };
  target.addEventListener(event.type, listener);
  target.dispatchEvent(event);
  target.removeEventListener(event.type, listener);
  return listener.heard;
}

/** As a hand presses: tabs and menus listen for the beginning of a press already. */
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

/** Whether a field is no longer as the server sent it: the browser fills in what it remembers without a word. */
function isFilledIn(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(first, 0);
  }
  if (isTickBox(field)) {
    const { type, checked, defaultChecked } = field;
    // Of several to choose from the one that was given up says nothing.
    return checked !== defaultChecked && (checked || type === "checkbox");
  }
  return field.value !== field.defaultValue;
}

interface TickBox extends HTMLInputElement {
  type: "checkbox" | "radio";
}

const isTickBox = (field: Field): field is TickBox =>
  field.type === "checkbox" || field.type === "radio";

/** As a hand ticks: React hears of what it has not seen yet. */
function tick(field: TickBox): boolean {
  const isTicked = field.checked || field.type === "radio";
  if (!hears(field, new Event("input", BUBBLES))) return false;
  field.checked = !isTicked;
  field.click();
  return true;
}

/**
 * As a hand types. The first event brings the field's part of the page to life. From then on React remembers
 * what it last saw in the field and tells of nothing that is the same: it sees another text, and then
 * what stands there without having been told, with the caret where it was.
 */
function type(field: Field, typed: string): boolean {
  // A file React finds as it stands.
  if (field.type === "file") return true;
  if (isTickBox(field)) return tick(field);
  if (field instanceof HTMLSelectElement) return hears(field, new Event("change", BUBBLES));
  const text = field.value === field.defaultValue ? typed : field.value;
  const hasFocus = document.activeElement === field;
  const isAsTyped = field.value === text;
  const { selectionStart, selectionEnd } = field;
  if (!hears(field, new Event("input", BUBBLES))) return false;
  // The caret of an email could not be put back; its form has read it (components/shared/form/use-field.ts).
  if (hasFocus && isAsTyped && selectionStart === null) return true;
  const unseen = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  field.value = text === "" ? " " : "";
  unseen?.set?.call(field, text);
  if (isAsTyped && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", BUBBLES));
  // Some take a figure only once it is left.
  if (!hasFocus) field.dispatchEvent(new FocusEvent("focusout", BUBBLES));
  return true;
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** Parts of a page come alive one after the other, the one that is meant perhaps last. */
async function onceAlive(target: Element, act: () => boolean): Promise<void> {
  const until = performance.now() + FORGET_AFTER_MS;
  while (target.isConnected && performance.now() < until && !act()) await nextFrame();
}

/** What was typed, and what else stands in the page's fields by now. */
function filledIn(typed: Early["typed"]): Early["typed"] {
  const fields = [...document.querySelectorAll<Field>(FIELDS)].filter(isFilledIn);
  return new Map([...fields.map((field) => [field, field.value] as const), ...typed]);
}

/** What has the focus has it from before: what is loaded once a field is reached for was not asked for yet. */
async function focusAgain(): Promise<void> {
  const { activeElement } = document;
  if (!activeElement?.matches(FIELDS)) return;
  await onceAlive(activeElement, () => hears(activeElement, new FocusEvent("focusin", BUBBLES)));
}

/** Does again, for React to hear, what was done on the page before it listened. */
export async function repeatEarly({ pressed, ...early }: Early): Promise<void> {
  const typed = filledIn(early.typed);
  void focusAgain();
  await Promise.all([...typed].map(([field, text]) => onceAlive(field, () => type(field, text))));
  if (!pressed) return;
  // The press is for what was typed, and finds it on the page a frame later.
  if (typed.size > 0) await nextFrame();
  await onceAlive(pressed, () => press(pressed));
}
