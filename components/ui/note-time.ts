import type { ToastOptions } from "./toast";

/** How long a note stays by default (docs/product.md: Messages). */
const DEFAULT_MS = 4000;

/** Of who reads slowly: 150 words a minute. */
const MS_PER_CHARACTER = 80;

/** Milliseconds that a note stays once nothing keeps it. */
export function noteTime({ title, description = "" }: ToastOptions): number {
  return Math.max(DEFAULT_MS, MS_PER_CHARACTER * (title.length + description.length));
}
