import { toCell, type Given } from "./cell";
import { readDecimal, readWhole, type NumberStyle, type Read, type Units } from "./read-number";

/** How packs are counted. A piece, a dozen or a kilogram is no pack, so these units are refused. */
export const PACKS: Units = {
  nos: 0,
  no: 0,
  pkt: 0,
  pkts: 0,
  packet: 0,
  packets: 0,
  pack: 0,
  packs: 0,
};

/** Reads a whole number of packs, also as Tally writes it: "120 Nos". */
export const readPacks = (given: Given, { decimalComma }: NumberStyle = {}): Read<number> =>
  readWhole(given, { decimalComma, units: PACKS });

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
