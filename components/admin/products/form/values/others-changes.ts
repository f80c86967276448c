import { FORM_FIELDS, FORM_NAMES, type ProductFormValues } from "./form-values";

/** The content of a field as text, the same for values that mean the same. */
function getContent(values: ProductFormValues, name: keyof ProductFormValues): string {
  const field = FORM_FIELDS[name];
  return JSON.stringify(field.content ? field.content(values[name]) : values[name]);
}

/**
 * Returns the changes from `base` to `current` in fields that `mine` has not changed. The stock count and reviews are
 * left out, because a save overwrites neither.
 */
export function othersChanges(
  mine: ProductFormValues,
  current: ProductFormValues,
  base: ProductFormValues,
): Partial<ProductFormValues> {
  const theirs = FORM_NAMES.filter((name) => {
    const before = getContent(base, name);
    const isMine = getContent(mine, name) !== before;
    return !FORM_FIELDS[name].isSentIfChanged && !isMine && getContent(current, name) !== before;
  });
  return Object.fromEntries(theirs.map((name) => [name, current[name]] as const));
}
