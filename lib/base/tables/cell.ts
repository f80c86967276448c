import { withoutFormulaMark } from "../text/formula-mark";

/**
 * A cell as it was read. `text` is what a person sees in it, for columns of text and for messages. CSV has texts
 * alone; a workbook has types as well.
 */
export type Cell =
  | { kind: "text"; text: string }
  | { kind: "number"; text: string; number: number }
  /** 12.5 for 12.5 %. */
  | { kind: "percent"; text: string; number: number }
  /** A day of the calendar, such as "2026-11-21"; `text` has the time behind it when the cell has one. */
  | { kind: "day"; text: string; day: string }
  | { kind: "yes-no"; text: string; yes: boolean }
  /** A cell whose content is not certain: an error of a formula, a part of a merged cell, a number cut by Excel. */
  | { kind: "unreadable"; text: string; reason: string };

export const EMPTY: Cell = { kind: "text", text: "" };

/**
 * Returns a text as every file is read: composed (NFC), with line breaks of one kind, without the apostrophe that our
 * files put before a formula.
 */
export const textAsRead = (text: string): string =>
  withoutFormulaMark(text.replace(/\r\n?/g, "\n").normalize("NFC"));

export const textCell = (text: string): Cell => ({ kind: "text", text: textAsRead(text) });

/** Excel stores 15 digits; further ones are arithmetic noise. */
const DIGITS = 15;

export function numberCell(given: number): Cell {
  const number = Number(given.toPrecision(DIGITS));
  const text = String(number);
  if (Math.abs(number) < 10 ** DIGITS) return { kind: "number", text, number };
  const reason = "Excel keeps 15 digits of a number. Format the column as Text and write it again.";
  return { kind: "unreadable", text, reason };
}

/** Input of a reader: a cell of a file, the text of an input, or a number of JSON. */
export type Given = Cell | string | number;

export function toCell(given: Given): Cell {
  if (typeof given === "string") return { kind: "text", text: given };
  return typeof given === "number" ? numberCell(given) : given;
}

/** Returns why a cell cannot be used in any column, or null. */
export const whyUnreadable = (cell: Cell): string | null =>
  cell.kind === "unreadable" ? cell.reason : null;

export const isFilled = (cell: Cell): boolean =>
  cell.kind === "unreadable" ? cell.text !== "" : cell.text.trim() !== "";

/** The letters of a column in a spreadsheet, from 0: A, B, … Z, AA. */
export function columnLetters(index: number): string {
  const before = Math.floor(index / 26);
  return (before > 0 ? columnLetters(before - 1) : "") + String.fromCharCode(65 + (index % 26));
}
