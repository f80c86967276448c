/**
 * Of what a form holds that which somebody changed in it. The rest is not sent: what others saved meanwhile
 * stays.
 * @param dirty as the form tells it, by field
 */
export function changedValues<Values extends object>(
  values: Values,
  dirty: Partial<Record<keyof Values, unknown>>,
): Partial<Values> {
  const changed = Object.entries(values).filter(([name]) => dirty[name as keyof Values]);
  return Object.fromEntries(changed) as Partial<Values>;
}
