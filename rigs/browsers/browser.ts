/** A browser that a rig drives as a person would: by what controls are called. */
export interface Browser {
  readonly name: string;
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page; it may use nothing from outside itself. */
  run<A extends unknown[], T>(work: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  /** Loads a script, which the content security policy would refuse in the page itself. */
  load(script: string): Promise<void>;
  press(kind: Kind, name: string): Promise<void>;
  /** Types into an empty field. */
  type(name: string, text: string): Promise<void>;
  choose(name: string, option: string): Promise<void>;
  /** Errors and warnings in the console since the last call. */
  takeMessages(): Promise<string[]>;
  /** Deletes the cookies, so that the next journey begins signed out. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

export type Kind = "button" | "submit" | "link" | "field";

/** The visible control with an accessible name, or with a `name` attribute; runs in the page. */
export function findControl(kind: Kind, name: string): Element | null {
  const controls = {
    button: "button, summary, [role=tab], [role=menuitem]",
    submit: "[type=submit]",
    link: "a[href]",
    field: "input, select, textarea",
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("[inert]");
  const called = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const text = element.getAttribute("aria-label") ?? labels?.[0]?.textContent;
    return (text ?? element.textContent).replaceAll(/\s+/g, " ").trim();
  };
  const shown = [...document.querySelectorAll(controls[kind])].filter(isShown);
  return (
    shown.find((element) => element.getAttribute("name") === name) ??
    shown.find((element) => called(element) === name) ??
    null
  );
}

/** Whether React has hydrated the page and its forms; runs in the page. */
export function isAlive(): boolean {
  if (!("pressAgain" in window)) return false;
  const forms = document.querySelectorAll("main form:not([action], [data-form-slot] *)");
  return [...forms].every((form) => Object.keys(form).some((key) => key.startsWith("__react")));
}
