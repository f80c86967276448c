/**
 * Text that PostgreSQL accepts: without NUL and unpaired surrogates. Otherwise typed text could make an audit entry
 * fail, and its change with it.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** Would become the prototype of the object into which Prisma copies it, which makes the statement fail. */
const PROTOTYPE = "__proto__";

/** Does the same for every text in a JSON value, including the names of fields; leaves out a field `__proto__`. */
export function storableJson<Json extends object>(value: Json): Json {
  return cleaned(value) as Json;
}

function cleaned(value: unknown): unknown {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== "object" || value === null) return value;
  if ("toJSON" in value && typeof value.toJSON === "function") return value;
  const entries = Object.entries(value).map(([name, part]) => [storableText(name), cleaned(part)]);
  return Object.fromEntries(entries.filter(([name]) => name !== PROTOTYPE));
}
