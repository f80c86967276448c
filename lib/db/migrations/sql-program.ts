/**
 * Returns the statements of a file of prisma/sql, without the comments above them. The body of a function is
 * indented, so that only a new statement follows a blank line at the left edge.
 */
function statements(text: string): string[] {
  return text
    .split(/\n{2,}(?=--|CREATE|DROP)/)
    .map((statement) => statement.replace(/^(?:--.*\n?)+/, "").trim())
    .filter((statement) => statement !== "");
}

/** Returns the statements of `today` that are not in `before`, in their order: the content of the migration. */
export function changedStatements(before: string, today: string): string[] {
  const known = new Set(statements(before));
  return statements(today).filter((statement) => !known.has(statement));
}
