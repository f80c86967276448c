import { readDecimal, readWhole, type Read } from "@/lib/base/tables/read-number";
import type { BoxSize, SizeSpec } from "@/lib/pricing/size-spec";
import { outsideLimits } from "./outside-limits";
import type { Style } from "./schemas";
import { LENGTH_UNITS, type RequestedSize, type LengthUnit } from "./size-link";

/**
 * The address of a box made to size, such as
 * `/custom/mailer-box?l=230&w=155&h=70&inside=1&board=e-kraft&print=plain&qty=1000`: the form on the page sends it
 * without scripts, and people send it to each other.
 */

/** Problems by field of the form. */
export type SizeProblems = Partial<
  Record<"length" | "width" | "height" | "board" | "print" | "finish" | "quantity", string>
>;

/** The fields of a refusal of the API, which counts quantities; the form has one of them. */
export function toProblems(fields: Record<string, string>): SizeProblems {
  return Object.fromEntries<string>(
    Object.entries(fields).map(([name, message]) => [
      name.startsWith("quantities") ? "quantity" : name,
      message,
    ]),
  );
}

export type ReadSize =
  | { spec: SizeSpec; quantity: number; problems?: undefined }
  | { spec?: undefined; quantity?: undefined; problems: SizeProblems };

export interface SizeCheck {
  /** Null while one of its lengths or the quantity cannot be read. */
  spec: SizeSpec | null;
  /** NaN where it cannot be read. */
  quantity: number;
  problems: SizeProblems;
}

export const isUnit = (text: string): text is LengthUnit => Object.hasOwn(LENGTH_UNITS, text);

/** Reads the form of the page, which holds every field. */
export function readForm(typed: Record<string, string>): RequestedSize {
  const given = (name: string) => typed[name] ?? "";
  const unit = given("unit");
  return {
    l: given("l"),
    w: given("w"),
    h: given("h"),
    unit: isUnit(unit) ? unit : "mm",
    inside: given("inside") !== "0",
    board: given("board"),
    print: given("print"),
    finish: given("finish"),
    qty: given("qty"),
  };
}

/** Millimetres to the tenth, as the price is asked for. */
const toMillimetres = ({ value = NaN }: Read<number>, unit: LengthUnit) =>
  Math.round(value * LENGTH_UNITS[unit] * 10) / 10;

/** Reads the numbers that were typed; whether such a box can be made is for the price to say. */
export function readSize(requested: RequestedSize): ReadSize {
  const { size, quantity, problems } = readNumbers(requested);
  if (Object.keys(problems).length > 0) return { problems };
  const { inside, board, print, finish } = requested;
  return { spec: { ...size, inside, board, print, finish: finish || null }, quantity };
}

/** Lists all problems of the typed size: unreadable values, and those outside the style's limits. */
export function checkSize(style: Style, requested: RequestedSize): SizeCheck {
  const { size, quantity, problems } = readNumbers(requested);
  const outside = toProblems(outsideLimits(style, size, [quantity]));
  const { spec = null } = readSize(requested);
  return { spec, quantity, problems: { ...outside, ...problems } };
}

/** An unreadable value is NaN and has a problem. */
function readNumbers({ l, w, h, unit, qty }: RequestedSize) {
  const units = { [unit]: 0 };
  const read = {
    length: readDecimal(l, { units }),
    width: readDecimal(w, { units }),
    height: readDecimal(h, { units }),
    quantity: readWhole(qty, { units: { pcs: 0, pieces: 0 } }),
  };
  const problems: SizeProblems = Object.fromEntries(
    Object.entries(read).flatMap(([name, { reason }]: [string, Read<number>]) =>
      reason === undefined ? [] : [[name, reason]],
    ),
  );
  const { length, width, height, quantity } = read;
  const size: BoxSize = {
    length: toMillimetres(length, unit),
    width: toMillimetres(width, unit),
    height: toMillimetres(height, unit),
  };
  return { size, quantity: quantity.value ?? NaN, problems };
}

/** Columns of the price table. */
const COLUMNS = 3;

/** The quantity that was asked for and the style's next ones, which show what more would cost. */
export function listQuantities(style: Style, requested: number): number[] {
  const more = style.quantities.filter((quantity) => quantity > requested);
  const less = style.quantities.filter((quantity) => quantity < requested).reverse();
  const beside = [...more, ...less].slice(0, COLUMNS - 1);
  return [requested, ...beside].sort((one, other) => one - other);
}
