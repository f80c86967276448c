import { formatRupees, toPaise } from "@/lib/pricing/money";
import { filledFeatures, filledSpecifications, type ProductFormValues } from "./form-values";
import { isNew } from "./pictures";

/** What two states of a product's form say differently, in words for people. */

export interface Difference {
  label: string;
  /** As it is stored now, and as it stands in the form. */
  current: string;
  mine: string;
}

type Words = Record<string, string>;

const NOTHING = "nothing";

function rupees(typed: string | number | undefined): string {
  const text = String(typed ?? "").trim();
  const isAmount = text !== "" && Number.isFinite(Number(text));
  return isAmount ? formatRupees(toPaise(Number(text))) : text || NOTHING;
}

function picturesIn({ items, thumbnail }: ProductFormValues["pictures"]): string {
  const added = items.filter(isNew).length;
  const count = `${items.length} ${items.length === 1 ? "picture" : "pictures"}`;
  const place = items.findIndex(({ id }) => id === thumbnail) + 1;
  return `${count}${added > 0 ? `, ${added} of them new` : ""}, picture ${place} as thumbnail`;
}

function wordsOf(values: ProductFormValues): Words {
  const specifications = Object.entries(filledSpecifications(values.specifications));
  return {
    Name: values.name.trim(),
    Category: values.category,
    Price: rupees(values.price),
    "Original price": rupees(values.originalPrice),
    Description: values.description.trim(),
    "On sale": values.inStock ? "yes" : "no",
    "Marked as new": values.isNew ? "yes" : "no",
    "Stock count": String(values.stockCount).trim(),
    Pictures: picturesIn(values.pictures),
    Features: filledFeatures(values.features).join("; ") || NOTHING,
    Specifications: specifications.map((entry) => entry.join(": ")).join("; ") || NOTHING,
    Reviews: values.productReviews.map(({ name, comment }) => `${name}: ${comment}`).join("; "),
  };
}

/** How much of a long text stands before the place where two differ. */
const LEAD = 40;

/** Both from shortly before the place where they differ, so that the difference is seen. */
function fromDifference(one: string, other: string): [string, string] {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const begin = one.lastIndexOf(" ", same - LEAD) + 1;
  if (same <= LEAD || begin === 0) return [one, other];
  return [`… ${one.slice(begin)}`, `… ${other.slice(begin)}`];
}

/** Pictures may be others though the words are the same. */
function sameOrder(one: ProductFormValues, other: ProductFormValues): boolean {
  const ids = (values: ProductFormValues) => values.pictures.items.map(({ id }) => id).join(" ");
  return ids(one) === ids(other);
}

/**
 * Where `mine` would overwrite `current`. A stock count or reviews that nobody touched since `base` are
 * not sent, or as no change, and overwrite nothing.
 */
export function differences(
  mine: ProductFormValues,
  current: ProductFormValues,
  base: ProductFormValues,
): Difference[] {
  const [own, stored, read] = [wordsOf(mine), wordsOf(current), wordsOf(base)];
  return Object.keys(own).flatMap((label) => {
    const [a = "", b = ""] = [own[label], stored[label]];
    const isUntouched = ["Stock count", "Reviews"].includes(label) && a === read[label];
    const isSame = a === b && (label !== "Pictures" || sameOrder(mine, current));
    if (isUntouched || isSame) return [];
    const [ours, theirs] = fromDifference(a, b);
    return [{ label, current: theirs || NOTHING, mine: ours || NOTHING }];
  });
}
