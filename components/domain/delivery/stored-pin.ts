/** Stores the PIN code for the visit, until the browser tab is closed. */

const KEY = "deliveryPin";

export function storedPin(): string {
  try {
    return window.sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function storePin(pin: string): void {
  try {
    window.sessionStorage.setItem(KEY, pin);
  } catch {
    // Without storage, the next page asks again.
  }
}
