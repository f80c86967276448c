const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a text can stand in a uuid column; PostgreSQL refuses the whole query otherwise. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** An id as PostgreSQL gives it, so that it can be compared with one; any other text as it is. */
export function sameCaseId(text: string): string {
  return isUuid(text) ? text.toLowerCase() : text;
}
