import { FORM_FIELDS, FORM_NAMES, type ProductFormValues } from "./form-values";

/** Lists the differences between two states of a product's form as texts. */

export interface Difference {
  label: string;
  current: string;
  mine: string;
}

const NOTHING = "nothing";

const getText = (values: ProductFormValues, name: keyof ProductFormValues): string =>
  FORM_FIELDS[name].toText(values[name]);

const getPictures = (values: ProductFormValues) =>
  values.pictures.items.map(({ id }) => id).join(" ");

/** How many characters of a long text are shown before the first difference. */
const LEAD = 40;

/** Shortens both texts to start just before the first difference, so that it is visible. */
function fromDifference(one: string, other: string): [string, string] {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const begin = one.lastIndexOf(" ", same - LEAD) + 1;
  if (same <= LEAD || begin === 0) return [one, other];
  return [`… ${one.slice(begin)}`, `… ${other.slice(begin)}`];
}

/**
 * Lists where `mine` would overwrite `current`. A stock count or reviews unchanged since `base` are left out,
 * because saving does not overwrite them.
 */
export function differences(
  mine: ProductFormValues,
  current: ProductFormValues,
  base: ProductFormValues,
): Difference[] {
  return FORM_NAMES.flatMap((name) => {
    const [a, b] = [getText(mine, name), getText(current, name)];
    const isUntouched = FORM_FIELDS[name].isSentIfChanged && a === getText(base, name);
    // Pictures can differ even when their texts are equal.
    const isSame = a === b && (name !== "pictures" || getPictures(mine) === getPictures(current));
    if (isUntouched || isSame) return [];
    const [ours, theirs] = fromDifference(a || NOTHING, b || NOTHING);
    return [{ label: FORM_FIELDS[name].label, current: theirs, mine: ours }];
  });
}
