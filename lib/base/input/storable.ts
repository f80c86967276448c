/**
 * Returns text that PostgreSQL accepts: without NUL and unpaired surrogates. Otherwise what somebody typed could make
 * an audit entry fail, and its change with it.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** Does the same for every text in a JSON value, including the names of fields. */
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
