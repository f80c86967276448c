import { longDate } from "@/lib/base/dates";
import { countText } from "@/lib/base/text/counts";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { priceUnit, quantityWords } from "@/lib/orders/line-text";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { stepTexts } from "@/lib/orders/due/due-text";
import { SHIPPING_METHOD_NAMES } from "@/lib/shop/shipping/method-names";
import type { OfferAnswer } from "../answers";
import { CALL_OFF_TERMS } from "../sent-version";

export type Version = OfferAnswer["versions"][number];
type Line = Version["lines"][number];
type LineMark = "New" | "Changed";

/** Differences of a version from an earlier one. */
export interface VersionChanges {
  /** Marks of the version's lines, by `_id`. */
  marks: ReadonlyMap<string, LineMark>;
  /** Each change in words. */
  words: string[];
}

/** The version sent before this one; undefined for the first. */
export const versionBefore = (
  versions: readonly Version[],
  { n }: Pick<Version, "n">,
): Version | undefined => versions.findLast((each) => each.sentAt !== null && each.n < n);

/** Compares two versions as buyers read them. Lines are matched by `_id`, else by name. */
export function compareVersions(
  before: Version,
  after: Version,
  t: Translate = inEnglish,
): VersionChanges {
  const marks = new Map<string, LineMark>();
  const words: string[] = [];
  const pairs = pairLines(before.lines, after.lines);
  for (const line of after.lines) {
    const earlier = pairs.get(line);
    const changes = earlier ? compareLine(earlier, line, t) : [isNew(line.name, undefined, t)];
    if (changes.length > 0) marks.set(line._id, earlier ? "Changed" : "New");
    words.push(...changes);
  }
  const stayed = new Set(pairs.values());
  const gone = before.lines.filter((line) => !stayed.has(line));
  words.push(...gone.map(({ name }) => isGone(name, t)), ...compareTerms(before, after, t));
  return { marks, words };
}

function pairLines(before: readonly Line[], after: readonly Line[]): Map<Line, Line> {
  const left = new Set(before);
  const pairs = new Map<Line, Line>();
  const ways = [
    (one: Line, other: Line) => one._id === other._id,
    (one: Line, other: Line) => one.kind === other.kind && one.name === other.name,
  ];
  for (const isSame of ways) {
    for (const line of after) {
      if (pairs.has(line)) continue;
      const earlier = [...left].find((each) => isSame(each, line));
      if (!earlier) continue;
      left.delete(earlier);
      pairs.set(line, earlier);
    }
  }
  return pairs;
}

const isNew = (what: string, after: string | undefined, t: Translate) =>
  after === undefined ? t("{what}: new", { what }) : t("{what}: new, {after}", { what, after });

const isGone = (what: string, t: Translate) => t("{what}: no longer offered", { what });

/** Empty when both read alike. */
const changed = (what: string, before: string, after: string, t: Translate): string[] =>
  before === after ? [] : [t("{what}: {after}, before {before}", { what, before, after })];

const SPEC = {
  size: "Size",
  material: "Material",
  print: "Print",
  finish: "Finish",
  tolerance: "Tolerance",
} as const;

function compareLine(before: Line, after: Line, t: Translate): string[] {
  const { name } = after;
  const none = t("none");
  return [
    ...changed(t("Name"), before.name, name, t),
    ...Object.entries(SPEC).flatMap(([key, label]) =>
      changed(`${name}, ${t(label)}`, before.spec[key] ?? none, after.spec[key] ?? none, t),
    ),
    ...changed(`${name}, ${t("HSN code")}`, before.hsn ?? none, after.hsn ?? none, t),
    ...comparePrices(before, after, t),
  ];
}

function comparePrices(before: Line, after: Line, t: Translate): string[] {
  const named = ({ quantity }: { quantity: number }) =>
    `${after.name}, ${quantityWords(quantity, after.unit, t)}`;
  // Quantities of different units cannot be compared.
  const isComparable = before.unit === after.unit;
  const among = (choices: Line["quantities"], quantity: number) =>
    isComparable ? choices.find((each) => each.quantity === quantity) : undefined;
  return [
    ...after.quantities.flatMap((choice) => {
      const old = among(before.quantities, choice.quantity);
      const price = priceText(choice.price, after, t);
      return old
        ? changed(named(choice), priceText(old.price, before, t), price, t)
        : [isNew(named(choice), price, t)];
    }),
    ...before.quantities
      .filter(({ quantity }) => !among(after.quantities, quantity))
      .map(({ quantity }) =>
        isGone(`${after.name}, ${quantityWords(quantity, before.unit, t)}`, t),
      ),
  ];
}

const rupees = (amount: number) => formatRupees(toPaise(amount));

const priceText = (price: number, { unit, basis }: Line, t: Translate) =>
  `${rupees(price)} ${t("per {unit}", { unit: priceUnit({ unit, basis, packSize: null }, t) })}`;

function compareTerms(before: Version, after: Version, t: Translate): string[] {
  const none = t("none");
  const way = ({ shippingWay }: Version) =>
    shippingWay ? t(SHIPPING_METHOD_NAMES[shippingWay]) : none;
  const percent = (value: number) => `${value}%`;
  const both = (what: string, say: (version: Version) => string) =>
    changed(t(what), say(before), say(after), t);
  return [
    ...both("Discount", ({ discount }) => rupees(discount)),
    ...both("Shipping", ({ shipping }) => rupees(shipping)),
    ...both("Way of shipping", way),
    ...both("PIN code", ({ pin }) => pin ?? none),
    ...both("Valid until", ({ validUntil }) => longDate(new Date(validUntil), t.language)),
    ...both("Working days until it is ready", ({ leadDays }) => countText(leadDays)),
    ...both("Tolerance", ({ tolerancePercent }) => percent(tolerancePercent)),
    ...both("Advance", ({ advancePercent }) => percent(advancePercent)),
    ...both("Payment", ({ paymentSteps }) => stepTexts(paymentSteps ?? [], t).join("; ") || none),
    ...compareCallOff(before, after, t),
    ...(before.words === after.words ? [] : [t("The text with the terms has changed.")]),
  ];
}

function compareCallOff(before: Version, after: Version, t: Translate): string[] {
  if (before.kept === after.kept) return [];
  const what = t(CALL_OFF_TERMS);
  return [after.kept ? isNew(what, undefined, t) : isGone(what, t)];
}
