export interface ToastOptions {
  title: string;
  description?: string;
  /** For failures: the rust edge and the warning sign; it stays until it is closed or the person goes on. */
  destructive?: boolean;
  /** A link to where the note leads on. */
  action?: { label: string; href: string };
}

type Listener = () => void;

let waiting: ToastOptions[] = [];
const listeners = new Set<Listener>();

/** Shows a note in the corner. The stack that draws it is loaded with the first one. */
export function toast(options: ToastOptions): void {
  waiting = [...waiting, options];
  listeners.forEach((notify) => notify());
}

/** The notes nobody has shown yet, in order; they count as shown from now on. */
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
