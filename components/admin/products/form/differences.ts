import { formatRupees, toPaise } from "@/lib/pricing/money";
import { filledFeatures, filledSpecifications, type ProductFormValues } from "./form-values";
import { isNew } from "./pictures";

/** Lists the differences between two states of a product's form as texts. */

export interface Difference {
  label: string;
  current: string;
  mine: string;
}

type Words = Record<keyof ProductFormValues, string>;

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

export const FIELD_LABELS = {
  name: "Name",
  category: "Category",
  price: "Price",
  originalPrice: "Original price",
  minQuantity: "Smallest order",
  packMultiple: "Sold in multiples of",
  priceTiers: "Prices for larger quantities",
  description: "Description",
  inStock: "On sale",
  isNew: "Marked as new",
  stockCount: "Stock count",
  hsnCode: "HSN code",
  sku: "Article number",
  gtin: "GTIN",
  recycledPercent: "Recycled content",
  lowStockAt: "Low stock at",
  supply: "Supplied",
  leadDays: "Lead time",
  maxQuantity: "Most per order",
  cost: "Cost",
  packedWeight: "Packed weight",
  carton: "Carton",
  printOptions: "Print options",
  sample: "Sample",
  dieline: "Dieline",
  draft: "Draft",
  family: "Sizes of",
  familyLabel: "This size",
  pictures: "Pictures",
  features: "Features",
  specifications: "Specifications",
  translations: "Other languages",
  productReviews: "Reviews",
  companions: "Goes with it",
} as const satisfies Record<keyof ProductFormValues, string>;

const tierText = ({ from, price }: { from: string; price: string }) =>
  `from ${from} packs ${rupees(price)}`;

function optionText(option: ProductFormValues["printOptions"][number]): string {
  const { name, sides, maxColours, minPieces, setupFeePerColour, leadDays, tool, dieline } = option;
  return [
    `${name}: sides ${String(sides)}, colours ${String(maxColours)}, from ${String(minPieces)} packs`,
    `set-up ${rupees(setupFeePerColour ?? "")}`,
    ...option.tiers.filter(({ from, price }) => from || price).map(tierText),
    `lead time ${String(leadDays ?? "") || NOTHING}`,
    tool,
    typeof dieline === "string" && dieline && `dieline ${dieline}`,
  ]
    .filter(Boolean)
    .join(", ");
}

function sampleText({ kind, price, credit = [] }: ProductFormValues["sample"]): string {
  if (kind !== "paid") return kind;
  const credits = credit.map(({ from, percent }) => `${percent}% from ${String(from)} packs`);
  return [rupees(price ?? ""), ...credits].join(", ");
}

function fieldTexts(values: ProductFormValues): Words {
  const specifications = Object.entries(filledSpecifications(values.specifications));
  return {
    name: values.name.trim(),
    category: values.category,
    price: rupees(values.price),
    originalPrice: rupees(values.originalPrice),
    minQuantity: String(values.minQuantity ?? "").trim() || "1",
    packMultiple: String(values.packMultiple ?? "").trim() || "1",
    priceTiers: values.priceTiers
      .filter(({ from, price }) => from || price)
      .map(tierText)
      .join("; "),
    description: values.description.trim(),
    inStock: values.inStock ? "yes" : "no",
    isNew: values.isNew ? "yes" : "no",
    stockCount: String(values.stockCount).trim(),
    hsnCode: values.hsnCode?.trim() || NOTHING,
    sku: values.sku?.trim() || NOTHING,
    gtin: values.gtin?.trim() || NOTHING,
    recycledPercent: String(values.recycledPercent ?? "").trim() || NOTHING,
    lowStockAt: String(values.lowStockAt ?? "").trim() || NOTHING,
    supply: values.supply === "to_order" ? "made to order" : "from stock",
    leadDays: String(values.leadDays ?? "").trim() || NOTHING,
    maxQuantity: String(values.maxQuantity ?? "").trim() || NOTHING,
    cost: rupees(values.cost),
    packedWeight: String(values.packedWeight ?? "").trim() || NOTHING,
    carton: Object.values(values.carton).filter(Boolean).join(" × ") || NOTHING,
    printOptions: values.printOptions.map(optionText).join("; ") || NOTHING,
    sample: sampleText(values.sample),
    dieline: values.dieline?.trim() || NOTHING,
    draft: values.draft ? "yes" : "no",
    family: values.family?.trim() || NOTHING,
    familyLabel: values.familyLabel?.trim() || NOTHING,
    pictures: picturesIn(values.pictures),
    features: filledFeatures(values.features).join("; ") || NOTHING,
    specifications: specifications.map((entry) => entry.join(": ")).join("; ") || NOTHING,
    translations: Object.values(values.translations)
      .flatMap((texts) => Object.values(texts).filter(Boolean))
      .join("; "),
    productReviews: values.productReviews
      .map(({ name, comment }) => `${name}: ${comment}`)
      .join("; "),
    companions: values.companions.map(({ name }) => name).join("; ") || NOTHING,
  };
}

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

/** Pictures can differ even when their texts are equal. */
function sameOrder(one: ProductFormValues, other: ProductFormValues): boolean {
  const ids = (values: ProductFormValues) => values.pictures.items.map(({ id }) => id).join(" ");
  return ids(one) === ids(other);
}

const fields = Object.keys(FIELD_LABELS) as (keyof ProductFormValues)[];
const NOT_WRITTEN: readonly (keyof ProductFormValues)[] = ["stockCount", "productReviews"];

/**
 * Returns where `mine` would overwrite `current`. A stock count or reviews unchanged since `base` are left out,
 * because saving does not overwrite them.
 */
export function differences(
  mine: ProductFormValues,
  current: ProductFormValues,
  base: ProductFormValues,
): Difference[] {
  const [own, stored, read] = [fieldTexts(mine), fieldTexts(current), fieldTexts(base)];
  return fields.flatMap((field) => {
    const [a, b] = [own[field], stored[field]];
    const isUntouched = NOT_WRITTEN.includes(field) && a === read[field];
    const isSame = a === b && (field !== "pictures" || sameOrder(mine, current));
    if (isUntouched || isSame) return [];
    const [ours, theirs] = fromDifference(a, b);
    return [{ label: FIELD_LABELS[field], current: theirs || NOTHING, mine: ours || NOTHING }];
  });
}
