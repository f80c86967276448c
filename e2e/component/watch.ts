/**
 * Notes what `look` answers after each change of the page, so that nothing stands there for a moment
 * unnoticed. Ends with the function that comes back, which answers each different thing once.
 */
export function watch<T>(look: () => T | undefined): () => T[] {
  const seen = new Set<T>();
  const note = () => {
    const now = look();
    if (now !== undefined) seen.add(now);
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, {
    ...{ subtree: true, childList: true, attributes: true, characterData: true },
  });
  return () => {
    observer.disconnect();
    return [...seen];
  };
}

/** What stands in a field; undefined where there is none. */
export const valueOf = (name: string): string | undefined =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
