const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a text can stand in a uuid column; PostgreSQL refuses the whole query otherwise. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
