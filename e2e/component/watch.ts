/**
 * Records what `look` returns after each change of the page, so that short-lived states are noticed too. Returns a
 * function that stops and returns each different value once.
 */
export function watch<T>(look: () => T | undefined): () => T[] {
  const seen = new Set<T>();
  const note = () => {
    const now = look();
    if (now !== undefined) seen.add(now);
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  return () => {
    observer.disconnect();
    return [...seen];
  };
}

/** Returns the value of a field; undefined if there is none. */
export const findValue = (name: string): string | undefined =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
