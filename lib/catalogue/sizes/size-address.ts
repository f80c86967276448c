import { readDecimal, readWhole, type Read } from "@/lib/base/tables/read-number";
import type { SizeSpec } from "@/lib/pricing/size-spec";
import type { Style } from "./schemas";
import { LENGTH_UNITS, type AskedSize, type LengthUnit } from "./size-link";

/**
 * The address of a box made to size, such as
 * `/custom/mailer-box?l=230&w=155&h=70&inside=1&board=e-kraft&print=plain&qty=1000`: the form on the page sends it
 * without scripts, and people send it to each other.
 */

/** What is wrong, by field of the form. */
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

export const isUnit = (text: string): text is LengthUnit => text in LENGTH_UNITS;

/** Reads the form of the page, which holds every field. */
export function readForm(typed: Record<string, string>): AskedSize {
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
const toMillimetres = (length: number, unit: LengthUnit) =>
  Math.round(length * LENGTH_UNITS[unit] * 10) / 10;

/** Reads the numbers that were typed; whether such a box can be made is for the price to say. */
export function readSize(asked: AskedSize): ReadSize {
  const { unit, inside, board, print, finish } = asked;
  const units = { [unit]: 0 };
  const read = {
    length: readDecimal(asked.l, { units }),
    width: readDecimal(asked.w, { units }),
    height: readDecimal(asked.h, { units }),
    quantity: readWhole(asked.qty, { units: { pcs: 0, pieces: 0 } }),
  };
  const problems = Object.fromEntries(
    Object.entries(read).flatMap(([name, { reason }]: [string, Read<number>]) =>
      reason === undefined ? [] : [[name, reason]],
    ),
  );
  if (Object.keys(problems).length > 0) return { problems };
  const [length, width, height] = [read.length, read.width, read.height].map(({ value = 0 }) =>
    toMillimetres(value, unit),
  ) as [number, number, number];
  const spec = { length, width, height, inside, board, print, finish: finish || null };
  return { spec, quantity: read.quantity.value ?? 0 };
}

/** Columns of the price table. */
const COLUMNS = 3;

/** The quantity that was asked for and the style's next ones, which show what more would cost. */
export function listQuantities(style: Style, asked: number): number[] {
  const more = style.quantities.filter((quantity) => quantity > asked);
  const less = style.quantities.filter((quantity) => quantity < asked).reverse();
  const beside = [...more, ...less].slice(0, COLUMNS - 1);
  return [asked, ...beside].sort((one, other) => one - other);
}
