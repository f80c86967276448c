import { countText } from "../text/counts";
import { toCell, type Given } from "./cell";

/**
 * The one grammar of numbers that come from people: cells of files, inputs of pages, texts of the API. A number is
 * read when it can mean one thing only; otherwise the reason says what to write.
 */

export type Read<T> = { value: T; reason?: undefined } | { value?: undefined; reason: string };

export interface NumberStyle {
  /** Decimals stand behind a comma, as in files that separate their cells by semicolons. */
  decimalComma?: boolean | undefined;
}

/** Units that may stand behind a number, in lower case without dots and spaces, and their power of ten. */
export type Units = Readonly<Record<string, number>>;

interface Grammar extends NumberStyle {
  /** May stand before the number, such as a currency sign. */
  before?: RegExp;
  units?: Units;
  /** May stand at the end and says nothing of the value, such as "/-". */
  behind?: readonly RegExp[];
  /** What the amount is for, such as "pack". */
  per?: string | undefined;
}

/** A decimal number as JavaScript writes it, such as "-1234.5", and the power of ten of its unit. */
interface Decimal {
  digits: string;
  power: number;
}

const SHAPE =
  /^(?<minus>[-−]?)\s*(?<before>₹|\p{L}[\p{L}\p{M}]*\.?|[^\p{L}\p{N}\s.,−-]+)?\s*(?<inner>[-−]?)(?<digits>[.,]?\d[\d.,]*)(?<after>.*)$/su;

const PLAIN = /^(\d+\.?\d*|\.\d+)$/;
const WESTERN = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
const INDIAN = /^[1-9]\d?(,\d{2})*,\d{3}(\.\d+)?$/;

/** With a decimal comma. One separator before three digits may be either, so neither is read. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;
const COMMA = /^\d+,\d+$/;
const POINTS = /^[1-9]\d{0,2}(\.\d{3}){2,}$|^[1-9]\d{0,2}(\.\d{3})+,\d+$/;

/** Characters of the longest number with what stands round it. */
const LONGEST = 100;

export function readDigits(given: Given, grammar: Grammar = {}): Read<Decimal> {
  const cell = toCell(given);
  if (cell.kind === "unreadable") return { reason: cell.reason };
  if (cell.kind === "number") return fromNumber(cell.number, cell.text);
  const isText = cell.kind === "text" || cell.kind === "percent";
  if (!isText || cell.text.length > LONGEST) return refuse(cell.text, "is not a number.");
  return fromText(cell.text.trim(), grammar);
}

function fromNumber(number: number, text: string): Read<Decimal> {
  const [digits = "", power = "0"] = String(number).split("e");
  return Number.isFinite(number)
    ? { value: { digits, power: Number(power) } }
    : refuse(text, "is not a number.");
}

function fromText(text: string, grammar: Grammar): Read<Decimal> {
  const { groups } = SHAPE.exec(text) ?? {};
  if (!groups) return refuse(text, "is not a number.");
  const { decimalComma = false, before, units = {} } = grammar;
  const prefix = groups.before ?? "";
  if (prefix !== "" && !before?.test(prefix))
    return refuse(text, `has “${prefix}” before the number.`);
  if (groups.minus && groups.inner) return refuse(text, "is not a number.");
  const unit = plainUnit(withoutFillers(groups.after ?? "", grammar.behind));
  const power = unit === "" ? 0 : units[unit];
  if (power === undefined) return refuse(text, unitReason(groups.after ?? "", grammar));
  const digits = plainDigits(groups.digits ?? "", decimalComma);
  if (digits === null) return refuse(text, groupReason(groups.digits ?? "", decimalComma));
  const sign = groups.minus || groups.inner ? "-" : "";
  return { value: { digits: `${sign}${digits}`, power } };
}

const plainUnit = (text: string) => text.toLowerCase().replace(/[.\s]/g, "");

function withoutFillers(text: string, fillers: readonly RegExp[] = []): string {
  const less = fillers.reduce((rest, filler) => rest.replace(filler, ""), text);
  return less === text ? text : withoutFillers(less, fillers);
}

/** Returns the digits with a decimal point and without grouping; null when they can mean something else. */
function plainDigits(typed: string, decimalComma: boolean): string | null {
  if (!decimalComma) {
    if (PLAIN.test(typed)) return typed;
    return isGrouped(typed) ? typed.replaceAll(",", "") : null;
  }
  if (EITHER.test(typed)) return null;
  if (PLAIN.test(typed)) return typed;
  if (COMMA.test(typed)) return typed.replace(",", ".");
  return POINTS.test(typed) ? withPoint(typed) : null;
}

const isGrouped = (typed: string) => WESTERN.test(typed) || INDIAN.test(typed);

/** "1.234,50" as "1234.50". */
const withPoint = (typed: string) => typed.replaceAll(".", "").replace(",", ".");

/** Says what to write; whatever it names is read, and has the value that the text most likely means. */
function groupReason(typed: string, decimalComma: boolean): string {
  if (decimalComma && EITHER.test(typed)) return eitherReason(typed);
  const shape = decimalComma ? "124.500,50" : "1,24,500 or 124,500";
  return `is not grouped as ${shape}: ${whatToWrite(typed, decimalComma)}.`;
}

/** "2.440": thousands, or three decimals. */
function eitherReason(typed: string): string {
  const whole = typed.replace(/[.,]/, "");
  const decimal = typed.replace(",", ".");
  // With a fourth decimal, three decimals are no thousands.
  const written = /0$/.test(decimal) ? String(Number(decimal)) : `${decimal}0`;
  return `can mean ${countText(Number(whole))} or ${Number(decimal)}: write ${whole} or ${written}.`;
}

function whatToWrite(typed: string, decimalComma: boolean): string {
  if (decimalComma && isGrouped(typed))
    return `write ${typed.replaceAll(",", "").replace(".", ",")}`;
  if (!decimalComma && /^\d+,\d{1,2}$/.test(typed)) return `write ${typed.replace(",", ".")}`;
  if (!decimalComma && POINTS.test(typed)) return `write ${withPoint(typed)}`;
  const mark = decimalComma ? "comma" : "point";
  return `write thousands without a separator, and decimals behind one ${mark}`;
}

function unitReason(behind: string, { units = {}, per }: Grammar): string {
  if (/^e[+-]?\d+$/.test(plainUnit(behind)))
    return "was shortened by the spreadsheet. Show all its digits there.";
  const other = /(?:\/|(?<!\p{L})per)\s*(\p{L}+)/iu.exec(behind)?.[1];
  if (per !== undefined && other !== undefined)
    return `is an amount per ${other}. Write that of one ${per}.`;
  const known = Object.keys(units).filter((each) => /^\p{L}/u.test(each));
  const offer = known.length > 0 ? `, or with one of ${known.join(", ")}` : "";
  return `has “${behind.trim()}” behind the number. Write the number alone${offer}.`;
}

/** Longest text that a message repeats. */
const SHOWN = 40;

export const shown = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN - 1).toWellFormed()}…` : text;

export function refuse(text: string, why: string): { reason: string } {
  if (text.trim() === "") return { reason: "This is empty." };
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
  return refuse(toCell(given).text, "is not a whole number.");
}

/** How packs are counted. A piece, a dozen or a kilogram is no pack, so these units are refused. */
const PACKS: Units = { nos: 0, no: 0, pkt: 0, pkts: 0, packet: 0, packets: 0, pack: 0, packs: 0 };

/** Reads a whole number of packs, also as Tally writes it: "120 Nos". */
export const readPacks = (given: Given, { decimalComma }: NumberStyle = {}): Read<number> =>
  readWhole(given, { decimalComma, units: PACKS });

const CURRENCY = /^(₹|rs\.?|re\.?|inr|rupees?|रु\.?|रू\.?|रुपये|रुपए)$/i;

const AMOUNTS: Units = { lakh: 5, lakhs: 5, lac: 5, lacs: 5, crore: 7, crores: 7 };

const SIGNS = /\s*(?:\/[-=–]|₹|(?<![\p{L}/])(?:rs|inr|rupees?|only|रु|रू|रुपये|रुपए)\.?)\s*$/iu;

const perOne = (names: string) =>
  new RegExp(`\\s*(?:\\/|(?<!\\p{L})per)\\s*(?:${names})\\.?\\s*$`, "iu");

/** What an amount may be for, and how people write it behind the amount. */
const FOR = {
  pack: [perOne(Object.keys(PACKS).join("|")), /\s*(?<!\p{L})each\.?\s*$/iu],
  kg: [perOne("kgs?")],
} as const;

export interface MoneyStyle extends NumberStyle {
  /** What the column's amounts are for, which may stand behind them. */
  per?: keyof typeof FOR | undefined;
}

/** Reads rupees, such as "₹1,24,500.50", "Rs. 2500/- per pack" or "2.5 lakh", as paise. */
export function readMoney(given: Given, { decimalComma, per }: MoneyStyle = {}): Read<number> {
  const behind = [SIGNS, ...(per ? FOR[per] : [])];
  const grammar = { decimalComma, before: CURRENCY, units: AMOUNTS, behind, per };
  const { value, reason } = readDigits(given, grammar);
  if (!value) return { reason };
  const paise = toNumber(value, 2);
  if (Number.isSafeInteger(paise)) return { value: paise };
  return refuse(toCell(given).text, "is not an amount in rupees with at most two decimals.");
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
