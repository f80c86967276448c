import { sizeIn } from "@/lib/catalogue/search/sizes";
import { readWhole } from "@/lib/base/tables/read-number";
import { MOST_PIECES, type StyleId } from "@/lib/pricing/size-spec";
import type { Style } from "./schemas";
import { readAddress } from "./read-address";
import { type RequestedSize } from "./size-link";

/** The words that mean a style. */
const NAMED: Record<StyleId, RegExp> = {
  "mailer-box": /\bmailers?\b/i,
  "shipping-carton": /\b(cartons?|shipping|courier|corrugated)\b/i,
  "tuck-end-box": /\b(tuck|mono ?cartons?)\b/i,
  "pizza-box": /\bpizza\b/i,
  "paper-bag": /\bbags?\b/i,
};

/** Styles that a size without a name may be meant as. */
const UNNAMED: readonly StyleId[] = ["mailer-box", "shipping-carton"];

/** Usual quantity of a first order. */
const USUAL_QUANTITY = 1000;

/** "5,000 boxes", "2500 printed mailers"; a number behind a cross is a side of the size. */
const COUNTED =
  /(?<![\d.,]|[x×*]\s*)(\d[\d,]*)\s+(?:[a-z]+ )?(?:pieces|pcs|nos|units|boxes|cartons|mailers|bags)\b/i;

/** The quantity that a text names, where a style is made in it; else a usual one. */
function meantQuantity(text: string, { quantities, leastQuantity }: Style): number {
  const { value = 0 } = readWhole(COUNTED.exec(text)?.[1] ?? "");
  const isMade = value >= leastQuantity && value <= MOST_PIECES;
  return isMade ? value : nearestTo(USUAL_QUANTITY, quantities);
}

export interface MeantSize {
  style: Style;
  asked: RequestedSize;
  quantity: number;
}

/** The styles that a text with a size of three sides may mean, such as "mailer box 9x6x3 inch"; empty without one. */
export function meantStyles(text: string, styles: readonly Style[]): MeantSize[] {
  const size = sizeIn(text);
  const [l, w, h] = (size?.lengths ?? []).map(String);
  if (!size || !l || !w || !h) return [];
  const named = styles.filter(({ _id }) => NAMED[_id].test(text));
  const meant = named.length > 0 ? named : styles.filter(({ _id }) => UNNAMED.includes(_id));
  return meant.map((style) => {
    const quantity = meantQuantity(text, style);
    const asked = readAddress(style, { l, w, h, unit: size.unit, qty: String(quantity) });
    return { style, asked, quantity };
  });
}

const nearestTo = (wanted: number, all: readonly number[]) =>
  all.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));
