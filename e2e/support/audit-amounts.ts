/** Field names in an entry's details that suggest money; integer paise must have names that end in "Paise". */
const AMOUNT =
  /^(price|amount|total|subtotal|discount|shipping|tax)$|(Price|Amount|Total|Fee|Above)$/;
const PAISE = /Paise$/;

/** Returns the fields of an audit entry's details with an amount that is not in integer paise. */
export function wrongAmounts(details: unknown, name = ""): string[] {
  if (Array.isArray(details)) return details.flatMap((value) => wrongAmounts(value, name));
  if (typeof details === "object" && details !== null) {
    return Object.entries(details).flatMap(([field, value]) =>
      wrongAmounts(value, SIDES.has(field) ? name : field),
    );
  }
  if (PAISE.test(name)) return isPaise(details) ? [] : [name];
  return AMOUNT.test(name) && details !== null ? [name] : [];
}

/** The two values of a change are nested below the field's name. */
const SIDES = new Set(["before", "after"]);

const isPaise = (value: unknown) => value === null || Number.isSafeInteger(value);
