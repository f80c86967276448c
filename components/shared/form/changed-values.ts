/**
 * The values that the user changed in a form. The rest is not sent, so that what others have saved
 * meanwhile stays.
 * @param dirty React Hook Form's `dirtyFields`
 */
export function changedValues<Values extends object>(
  values: Values,
  dirty: Partial<Record<keyof Values, unknown>>,
): Partial<Values> {
  const changed = Object.entries(values).filter(([name]) => dirty[name as keyof Values]);
  return Object.fromEntries(changed) as Partial<Values>;
}
