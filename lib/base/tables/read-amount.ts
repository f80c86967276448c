import { toCell, type Given } from "@/lib/base/tables/cell";
import { readMoney } from "@/lib/base/tables/read-money";
import { LONGEST_NUMBER, refuse, type NumberStyle, type Read } from "@/lib/base/tables/read-number";

export type Side = "in" | "out";

/** An amount of a statement above zero, and the side that the cell itself names. */
export interface SidedAmount {
  paise: number;
  says: Side | null;
}

const NOTHING = /^(|[-–—*.]+|n\/?a|nil)$/i;
const BEHIND = /^(?<rest>.*?[\d.)/-])\s*\(?(?<side>cr|dr)\.?\)?$/is;
const BEFORE = /^\(?(?<side>cr|dr)\.?\)?\s+(?<rest>.*\d.*)$/is;
const BRACKETS = /^\((?<rest>.*\d)\)$/s;
const MINUS_BEHIND = /^(?<rest>.*\d)\s*[-−]$/s;

/**
 * Reads an amount with what banks write round it: "2,898.00 Cr", "2,898.00(Dr)", "(2,898.00)", "-2,898.00",
 * "+2,898.00". Returns null for an empty cell, and for zero.
 */
export function readAmount(given: Given, style: NumberStyle = {}): Read<SidedAmount | null> {
  const cell = toCell(given);
  if (cell.kind !== "text") return withSign(readMoney(cell, style), null, cell.text);
  const text = cell.text.trim();
  if (NOTHING.test(text)) return { value: null };
  if (text.length > LONGEST_NUMBER) return refuse(text, "is not a number.");
  const { side, rest = text } = (BEHIND.exec(text) ?? BEFORE.exec(text))?.groups ?? {};
  const says = side ? toSide(side) : null;
  const minus = (BRACKETS.exec(rest) ?? MINUS_BEHIND.exec(rest))?.groups?.rest;
  if (minus !== undefined) {
    const { value, reason } = readMoney(minus, style);
    return withSign(reason === undefined ? { value: -value } : { reason }, says, text);
  }
  if (rest.startsWith("+")) {
    return says === "out"
      ? contradiction(text)
      : withSign(readMoney(rest.slice(1), style), "in", text);
  }
  return withSign(readMoney(rest, style), says, text);
}

const toSide = (letters: string): Side => (letters.toLowerCase() === "cr" ? "in" : "out");

const contradiction = (text: string) => refuse(text, "says that money came in and went out.");

function withSign(
  { value, reason }: Read<number>,
  says: Side | null,
  text: string,
): Read<SidedAmount | null> {
  if (reason !== undefined) return { reason };
  if (value === 0) return { value: null };
  if (value > 0) return { value: { paise: value, says } };
  return says === "in" ? contradiction(text) : { value: { paise: -value, says: "out" } };
}

const IN = /^(c|cr|credit|credited|deposit|deposited|in|inward|received|receipt|\+)\.?$/i;
const OUT = /^(d|dr|debit|debited|withdrawal|withdrawn|out|outward|paid|payment|-)\.?$/i;
/** "Transfer Credit", "UPI - Debit": behind a way of paying. */
const AFTER_AMOUNT =
  /^(?:by |fund |online )?(?:transfer|upi|imps|neft|rtgs|cash|clearing|cheque)\W+(cr|credit|deposit|dr|debit|withdrawal)$/i;

/** The side named in a column such as "Dr / Cr"; null for neither. */
export function readSide(text: string): Side | null {
  const plain = text.trim().replace(/^\((.*)\)$/s, "$1");
  const word = AFTER_AMOUNT.exec(plain)?.[1] ?? plain;
  if (IN.test(word)) return "in";
  return OUT.test(word) ? "out" : null;
}
