import { countText } from "../text/counts";
import { toCell, type Given } from "./cell";

/**
 * The one grammar of numbers that come from people: cells of files, inputs of pages, texts of the API. A number is
 * read when it can mean one thing only; otherwise the reason says what to write.
 */

export type Read<T> = { value: T; reason?: undefined } | { value?: undefined; reason: string };

export interface NumberStyle {
  /** True when decimals follow a comma, as in files that separate their cells by semicolons. */
  decimalComma?: boolean | undefined;
}

/** Units that may follow a number, in lower case without dots and spaces, and their power of ten. */
export type Units = Readonly<Record<string, number>>;

interface Grammar extends NumberStyle {
  /** Allowed before the number, such as a currency sign. */
  before?: RegExp;
  units?: Units;
  /** Allowed at the end without a meaning, such as "/-". */
  behind?: readonly RegExp[];
  /** Unit of the amount, such as "pack". */
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

/** With a decimal comma. One separator before three digits is ambiguous, so it is refused. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;
const COMMA = /^\d+,\d+$/;
const POINTS = /^[1-9]\d{0,2}(\.\d{3}){2,}$|^[1-9]\d{0,2}(\.\d{3})+,\d+$/;

/** Length of the longest number with its surrounding text. */
export const LONGEST_NUMBER = 100;

export function readDigits(given: Given, grammar: Grammar = {}): Read<Decimal> {
  const cell = toCell(given);
  if (cell.kind === "unreadable") return { reason: cell.reason };
  if (cell.kind === "number") return fromNumber(cell.number, cell.text);
  const isText = cell.kind === "text" || cell.kind === "percent";
  if (!isText || cell.text.length > LONGEST_NUMBER) return refuse(cell.text, "is not a number.");
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
  const power = unit === "" ? 0 : Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (power === undefined) return refuse(text, unitReason(groups.after ?? "", grammar));
  const digits = plainDigits(groups.digits ?? "", decimalComma);
  if (digits === null) return refuse(text, groupReason(groups.digits ?? "", decimalComma));
  const sign = groups.minus || groups.inner ? "-" : "";
  return { value: { digits: `${sign}${digits}`, power } };
}

const plainUnit = (text: string) => text.toLowerCase().replace(/[.\s]/g, "");

function withoutFillers(text: string, fillers: readonly RegExp[] = []): string {
  const less = fillers.reduce((remaining, filler) => remaining.replace(filler, ""), text);
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
  // With a fourth decimal, three decimals cannot be thousands.
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

export const toNumber = ({ digits, power }: Decimal, shift = 0): number =>
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
