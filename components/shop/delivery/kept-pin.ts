/** The PIN code that somebody asked about is kept for the visit: until the browser's tab is closed. */

const KEY = "deliveryPin";

export function keptPin(): string {
  try {
    return window.sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function keepPin(pin: string): void {
  try {
    window.sessionStorage.setItem(KEY, pin);
  } catch {
    // It is asked for again on the next page.
  }
}
