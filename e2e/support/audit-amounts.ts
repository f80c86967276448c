/** Names under which an entry's details would hold money; as integer paise they end in "Paise". */
const AMOUNT =
  /^(price|amount|total|subtotal|discount|shipping|tax)$|(Price|Amount|Total|Fee|Above)$/;
const PAISE = /Paise$/;

/** Where the details of an audit entry hold an amount that is not in integer paise. */
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

/** The two sides of a change stand below the name of what changed. */
const SIDES = new Set(["before", "after"]);

const isPaise = (value: unknown) => value === null || Number.isSafeInteger(value);
