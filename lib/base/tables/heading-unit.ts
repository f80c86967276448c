import { textCell, type Cell } from "./cell";
import type { Read } from "./read-number";

/** A heading that names the unit of its column, such as "Weight (kg)", "Rate [Rs.]" or "Length in mm". */

/** Tells a unit: the reader of the column takes a number with it. */
export type ReadsUnit = (text: string) => Read<unknown>;

interface UnitName {
  name: string;
  /** Empty where the heading names none. */
  unit: string;
}

const WITH_UNIT =
  /^(?<name>.*\S)\s*(?:\(\s*(?<round>[^()]{1,20}?)\s*\)|\[\s*(?<square>[^[\]]{1,20}?)\s*\])$|^(?<plain>.*\S)\s+in\s+(?<word>[\p{L}₹%.]{1,10})$/iu;

/** The name without its unit; a text in brackets that the column's reader does not take is part of the name. */
export function splitUnit(heading: string, readsUnit: ReadsUnit | undefined): UnitName {
  const groups = WITH_UNIT.exec(heading.trim())?.groups;
  const name = groups?.name ?? groups?.plain;
  const unit = groups?.round ?? groups?.square ?? groups?.word ?? "";
  const isUnit =
    name !== undefined && !/\d/.test(unit) && readsUnit?.(`1 ${unit}`).value !== undefined;
  return isUnit ? { name, unit } : { name: heading, unit: "" };
}

/** A unit in brackets that the column's reader does not accept, such as "lb" for grams. */
export function findOtherUnit(heading: string, readsUnit: ReadsUnit | undefined): string | null {
  const { round, square, word } = WITH_UNIT.exec(heading.trim())?.groups ?? {};
  const unit = round ?? square ?? word ?? "";
  if (readsUnit === undefined || splitUnit(heading, readsUnit).unit !== "") return null;
  return MEASURES.test(unit) ? unit : null;
}

const MEASURES =
  /^(?:mg|g|gms?|grams?|kgs?|lbs?|pounds?|oz|ounces?|t|tons?|tonnes?|quintals?|mm|cm|m|in|inch(?:es)?|ft|feet|["″'′]|pcs?|pieces?|nos?|doz(?:en)?|packs?|pkts?|rolls?|reams?|days?|weeks?|%|₹|rs|inr|rupees?|\$|usd|€|eur|£|gbp|(?:.{0,8}\/|per).*)\.?$/i;

/** A cell with the unit of its heading; one that names a unit itself keeps that. */
export function withUnit(cell: Cell, unit: string): Cell {
  const isBare = (cell.kind === "text" || cell.kind === "number") && /[\d.,]\s*$/.test(cell.text);
  return unit !== "" && isBare ? textCell(`${cell.text.trim()} ${unit}`) : cell;
}
