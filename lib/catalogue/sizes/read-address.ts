import type { BoxSize, StyleId } from "@/lib/pricing/size-spec";
import type { Style } from "./schemas";
import { isUnit } from "./size-address";
import type { RequestedSize } from "./size-link";

/** The size with which each style opens: one that is much asked for. Millimetres, inside. */
const USUAL_SIZES: Record<StyleId, BoxSize> = {
  "mailer-box": { length: 230, width: 155, height: 70 },
  "shipping-carton": { length: 400, width: 300, height: 250 },
  "tuck-end-box": { length: 80, width: 50, height: 120 },
  "pizza-box": { length: 255, width: 255, height: 45 },
  "paper-bag": { length: 240, width: 100, height: 320 },
};

/** Longest value of a parameter that is read; a longer one counts as missing. */
const LONGEST = 40;

type Query = Record<string, string | string[] | undefined>;

const within = (value: number, [least, most]: readonly [number, number]) =>
  String(Math.min(most, Math.max(least, value)));

/** Reads the form from an address; whatever the address leaves out is as usual for the style. */
export function readAddress(style: Style, query: Query): RequestedSize {
  const given = (name: string): string | undefined => {
    const value = [query[name]].flat().at(-1);
    return value === undefined || value.length > LONGEST ? undefined : value;
  };
  const usual = USUAL_SIZES[style._id];
  const { limits, boards, prints, quantities } = style;
  const unit = given("unit") ?? "mm";
  return {
    l: given("l") ?? within(usual.length, limits.length),
    w: given("w") ?? within(usual.width, limits.width),
    h: given("h") ?? within(usual.height, limits.height),
    unit: isUnit(unit) ? unit : "mm",
    inside: given("inside") !== "0",
    board: given("board") ?? boards[0]?._id ?? "",
    print: given("print") ?? prints[0]?._id ?? "",
    finish: given("finish") ?? "",
    qty: given("qty") ?? String(quantities[0] ?? style.leastQuantity),
  };
}
