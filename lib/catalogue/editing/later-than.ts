/** The moment of an edit: two edits within one millisecond are two edits. */
export function laterThan(moment: Date): Date {
  return new Date(Math.max(Date.now(), moment.getTime() + 1));
}
