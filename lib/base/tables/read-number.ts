import { toCell, type Given } from "./cell";

/**
 * The one grammar of numbers that come from people: cells of files, inputs of pages, texts of the API. A number is
 * read when it can mean one thing only; otherwise the reason says what to write.
 */

export type Read<T> = { value: T; reason?: undefined } | { value?: undefined; reason: string };

export interface NumberStyle {
  /** Decimals stand behind a comma, as in files that separate their cells by semicolons. */
  decimalComma?: boolean;
}

/** Units that may stand behind a number, in lower case without dots and spaces, and their power of ten. */
export type Units = Readonly<Record<string, number>>;

interface Grammar extends NumberStyle {
  /** May stand before the number, such as a currency sign. */
  before?: RegExp;
  units?: Units;
}

/** A decimal number as JavaScript writes it, such as "-1234.5", and the power of ten of its unit. */
interface Decimal {
  digits: string;
  power: number;
}

const SHAPE =
  /^(?<minus>[-−]?)\s*(?<before>₹|\p{L}+\.?|[^\p{L}\p{N}\s.,−-]+)?\s*(?<inner>[-−]?)(?<digits>[.,]?\d[\d.,]*)(?<after>.*)$/su;

const PLAIN = /^(\d+\.?\d*|\.\d+)$/;
const WESTERN = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
const INDIAN = /^[1-9]\d?(,\d{2})*,\d{3}(\.\d+)?$/;

/** With a decimal comma. One separator before three digits may be either, so neither is read. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;
const COMMA = /^\d+,\d+$/;
const POINTS = /^[1-9]\d{0,2}(\.\d{3}){2,}$|^[1-9]\d{0,2}(\.\d{3})+,\d+$/;

export function readDigits(given: Given, grammar: Grammar = {}): Read<Decimal> {
  const cell = toCell(given);
  if (cell.kind === "unreadable") return { reason: cell.reason };
  if (cell.kind === "number") return fromNumber(cell.number, cell.text);
  if (cell.kind !== "text" && cell.kind !== "percent") return refuse(cell.text, "is not a number");
  return fromText(cell.text.trim(), grammar);
}

function fromNumber(number: number, text: string): Read<Decimal> {
  const [digits = "", power = "0"] = String(number).split("e");
  return Number.isFinite(number)
    ? { value: { digits, power: Number(power) } }
    : refuse(text, "is not a number");
}

function fromText(
  text: string,
  { decimalComma = false, before, units = {} }: Grammar,
): Read<Decimal> {
  const { groups } = SHAPE.exec(text) ?? {};
  if (!groups) return refuse(text, "is not a number");
  const prefix = groups.before ?? "";
  if (prefix !== "" && !before?.test(prefix))
    return refuse(text, `has “${prefix}” before the number`);
  if (groups.minus && groups.inner) return refuse(text, "is not a number");
  const unit = plainUnit(groups.after ?? "");
  const power = unit === "" ? 0 : units[unit];
  if (power === undefined) return refuse(text, unitReason(unit, units));
  const digits = plainDigits(groups.digits ?? "", decimalComma);
  if (digits === null) return refuse(text, groupReason(groups.digits ?? "", decimalComma));
  const sign = groups.minus || groups.inner ? "-" : "";
  return { value: { digits: `${sign}${digits}`, power } };
}

const plainUnit = (text: string) => text.toLowerCase().replace(/[.\s]/g, "");

/** Returns the digits with a decimal point and without grouping; null when they can mean something else. */
function plainDigits(typed: string, decimalComma: boolean): string | null {
  if (!decimalComma) {
    if (PLAIN.test(typed)) return typed;
    return WESTERN.test(typed) || INDIAN.test(typed) ? typed.replaceAll(",", "") : null;
  }
  if (EITHER.test(typed)) return null;
  if (PLAIN.test(typed)) return typed;
  if (COMMA.test(typed)) return typed.replace(",", ".");
  return POINTS.test(typed) ? typed.replaceAll(".", "").replace(",", ".") : null;
}

function groupReason(typed: string, decimalComma: boolean): string {
  if (!decimalComma) return "is not grouped as 1,24,500 or 124,500, with a point before decimals";
  const [plain, decimal] = [typed.replace(/[.,]/, ""), typed.replace(".", ",")];
  return EITHER.test(typed)
    ? `can mean ${plain} or ${decimal}. Write thousands without a separator, and decimals with two digits`
    : "is not grouped as 124.500,50, with a comma before decimals";
}

function unitReason(unit: string, units: Units): string {
  if (/^e[+-]?\d+$/.test(unit))
    return "was shortened by the spreadsheet. Show all its digits there";
  const known = Object.keys(units).filter((each) => /^\p{L}/u.test(each));
  const offer = known.length > 0 ? `, or with one of ${known.join(", ")}` : "";
  return `has “${unit}” behind the number. Write the number alone${offer}`;
}

/** Longest text that a message repeats. */
const SHOWN = 40;

export const shown = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN - 1).toWellFormed()}…` : text;

export function refuse(text: string, why: string): { reason: string } {
  if (text.trim() === "") return { reason: "This is empty" };
  return { reason: `“${shown(text)}” ${why}` };
}

const toNumber = ({ digits, power }: Decimal, shift = 0): number =>
  Number(`${digits}e${power + shift}`);

/** Reads a number, whole or not. A unit of `units` is converted to the column's own by its power of ten. */
export function readDecimal(given: Given, grammar: Grammar = {}): Read<number> {
  const { value, reason } = readDigits(given, grammar);
  return value ? { value: toNumber(value) } : { reason };
}

export function readWhole(given: Given, grammar: Grammar = {}): Read<number> {
  const read = readDecimal(given, grammar);
  if (read.reason !== undefined || Number.isSafeInteger(read.value)) return read;
  return refuse(toCell(given).text, "is not a whole number");
}

/** How packs are counted. A piece, a dozen or a kilogram is no pack, so these units are refused. */
const PACKS: Units = { nos: 0, no: 0, pkt: 0, pkts: 0, pack: 0, packs: 0 };

/** Reads a whole number of packs, also as Tally writes it: "120 Nos". */
export const readPacks = (given: Given, style: NumberStyle = {}): Read<number> =>
  readWhole(given, { ...style, units: PACKS });

const CURRENCY = /^(₹|rs\.?|re\.?|inr)$/i;

const AMOUNTS: Units = {
  lakh: 5,
  lakhs: 5,
  lac: 5,
  lacs: 5,
  crore: 7,
  crores: 7,
  "/-": 0,
  "/=": 0,
  "₹": 0,
  rs: 0,
  inr: 0,
  ...Object.fromEntries(
    Object.keys(PACKS).flatMap((pack) => [
      [`/${pack}`, 0],
      [`per${pack}`, 0],
    ]),
  ),
};

/** Reads rupees, such as "₹1,24,500.50", "Rs. 2500/-" or "2.5 lakh", as paise. */
export function readMoney(given: Given, style: NumberStyle = {}): Read<number> {
  const { value, reason } = readDigits(given, { ...style, before: CURRENCY, units: AMOUNTS });
  if (!value) return { reason };
  const paise = toNumber(value, 2);
  if (Number.isSafeInteger(paise)) return { value: paise };
  return refuse(toCell(given).text, "is not an amount in rupees with at most two decimals");
}

const METRIC = {
  g: { g: 0, gm: 0, gms: 0, gram: 0, grams: 0, kg: 3, kgs: 3 },
  kg: { kg: 0, kgs: 0, g: -3, gm: -3, gms: -3, gram: -3, grams: -3 },
  mm: { mm: 0, cm: 1, m: 3 },
} as const satisfies Record<string, Units>;

interface Weighed extends NumberStyle {
  /** The column's unit: what a bare number means, and what is returned. */
  in: "g" | "kg";
}

export const readWeight = (given: Given, { in: unit, ...style }: Weighed): Read<number> =>
  readDecimal(given, { ...style, units: METRIC[unit] });

/** Reads a length, such as "300", "30 cm" or "0.3 m", in millimetres. */
export const readLength = (given: Given, style: NumberStyle = {}): Read<number> =>
  readDecimal(given, { ...style, units: METRIC.mm });

/** Reads "12.5" or "12.5 %" as 12.5; a cell that Excel formats as a percentage as it is shown. */
export function readPercent(given: Given, style: NumberStyle = {}): Read<number> {
  const cell = toCell(given);
  if (cell.kind === "percent") return { value: cell.number };
  return readDecimal(cell, { ...style, units: { "%": 0 } });
}
