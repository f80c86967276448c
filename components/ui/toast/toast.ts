import { createListeners } from "@/lib/base/listeners";

export interface ToastOptions {
  title: string;
  description?: string;
  /** For failures: rust edge and warning sign. It stays until it is closed or the user goes on. */
  destructive?: boolean;
  /** A link to the next step. */
  action?: { label: string; href: string };
}

let waiting: ToastOptions[] = [];
const { notify, subscribe } = createListeners();

/** Shows a toast. The stack that renders toasts is loaded with the first one. */
export function toast(options: ToastOptions): void {
  waiting = [...waiting, options];
  notify();
}

/** Shows that something failed. */
export function toastFailure(title: string, description: string): void {
  toast({ title, description, destructive: true });
}

/** Returns the toasts that are not shown yet, in order, and empties the queue. */
export function drainToasts(): ToastOptions[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

export function hasToasts(): boolean {
  return waiting.length > 0;
}

export const onToast = subscribe;
