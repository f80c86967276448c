/** The setting `serviceableStates`: names separated by commas. */

/** The names, trimmed, without empty ones. */
export function statesOf(value: string): string[] {
  return value
    .split(",")
    .map((state) => state.trim())
    .filter((state) => state !== "");
}

/** The list with more names, each once whatever its case; `text` may hold several. */
export function withStates(value: string, text: string): string {
  const states = statesOf(value);
  const known = new Set(states.map((state) => state.toLowerCase()));
  for (const state of statesOf(text)) {
    if (known.has(state.toLowerCase())) continue;
    known.add(state.toLowerCase());
    states.push(state);
  }
  return states.join(", ");
}

export function withoutState(value: string, removed: string): string {
  return statesOf(value)
    .filter((state) => state !== removed)
    .join(", ");
}
