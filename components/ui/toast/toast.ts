export interface ToastOptions {
  title: string;
  description?: string;
  /** For failures: rust edge and warning sign. It stays until it is closed or the person goes on. */
  destructive?: boolean;
  /** A link to the next step. */
  action?: { label: string; href: string };
}

type Listener = () => void;

let waiting: ToastOptions[] = [];
const listeners = new Set<Listener>();

/** Shows a toast in the corner. The stack that renders toasts is loaded with the first one. */
export function toast(options: ToastOptions): void {
  waiting = [...waiting, options];
  listeners.forEach((notify) => notify());
}

/** Returns the toasts that are not shown yet, in order, and empties the queue. */
export function takeToasts(): ToastOptions[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

export function hasToasts(): boolean {
  return waiting.length > 0;
}

export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
