/**
 * A text as PostgreSQL takes it: without NUL and without halves of characters. An audit entry must not be
 * lost, and its change refused, because of what somebody typed.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** The same for every text in a JSON value, the names of fields included. */
export function storableJson<Json extends object>(value: Json): Json {
  return cleaned(value) as Json;
}

function cleaned(value: unknown): unknown {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== "object" || value === null) return value;
  if ("toJSON" in value && typeof value.toJSON === "function") return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([name, part]) => [storableText(name), cleaned(part)]));
}
