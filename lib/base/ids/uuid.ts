const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Reports whether a text fits a uuid column; otherwise PostgreSQL refuses the whole query. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Returns an id in PostgreSQL's spelling, for comparisons; any other text stays as it is. */
export function sameCaseId(text: string): string {
  return isUuid(text) ? text.toLowerCase() : text;
}
