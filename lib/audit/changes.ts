/** A value that an audit entry can hold. */
export type AuditValue = string | number | boolean | null | AuditValue[] | AuditFields;

export interface AuditFields {
  [field: string]: AuditValue;
}

/** A field's value as database rows have it; `undefined` means that the field is absent. */
type Value = string | number | boolean | bigint | Date | null | undefined | Value[] | Fields;

interface Fields {
  [field: string]: Value;
}

/** A type, not an interface, so that it is assignable to JSON types. */
export type Change = {
  before: AuditValue;
  after: AuditValue;
};

/** The changes by field, in the form in which `details.changes` stores them and the admin shows them. */
export type Changes = Record<string, Change>;

/**
 * Returns the fields that differ between two states of one thing, for an audit entry's `details.changes`. A created
 * thing has no `before` (null), a deleted one no `after`; its fields are then null on that side. Pass only the fields
 * that belong in the log, and never a secret: entries are not deleted.
 */
export function changes(before: object | null, after: object | null): Changes {
  const was = new Map(listFields(before ?? {}));
  const is = new Map(listFields(after ?? {}));
  const fields = [...new Set([...was.keys(), ...is.keys()])];
  const all = fields.map((field): [string, Change] => [
    field,
    { before: was.get(field) ?? null, after: is.get(field) ?? null },
  ]);
  return Object.fromEntries(
    all.filter(([, change]) => JSON.stringify(change.before) !== JSON.stringify(change.after)),
  );
}

/** Sorted by name, so that two objects with the same content have the same text. */
function listFields(thing: object): [string, AuditValue][] {
  return Object.entries(thing as Fields)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, value]) => [field, asJson(value)]);
}

function asJson(value: Value): AuditValue {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "bigint") return value.toString();
  if (Array.isArray(value)) return value.map(asJson);
  return typeof value === "object" ? Object.fromEntries(listFields(value)) : value;
}
