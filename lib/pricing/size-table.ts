import type { SizeSpec, StyleId } from "./size-spec";

/** The owner's prices of boxes made to size. Amounts are integer paise; days are in India's calendar. */

export interface SizeBoard {
  id: string;
  name: string;
  /** Millimetres. */
  thickness: number;
  /** Grams per square metre of the whole board. */
  gsm: number;
  recycledPercent: number;
  /** A price per square metre holds from its day until the next one's; days rise. */
  prices: readonly { from: string; perM2Paise: number }[];
}

export interface SizePrint {
  id: string;
  name: string;
  /** 0 for plain, which is not charged. */
  colours: number;
  /** For each colour. */
  perM2Paise: number;
  /** For each colour and run. */
  setupPaise: number;
}

export interface SizeFinish {
  id: string;
  name: string;
  perM2Paise: number;
}

/** The least and the greatest, in millimetres. */
export type Range = readonly [number, number];

export interface SizeStyle {
  id: StyleId;
  name: string;
  picture: string | null;
  hsn: string;
  limits: { length: Range; width: Range; height: Range };
  /** Ids. */
  boards: readonly string[];
  prints: readonly string[];
  finishes: readonly string[];
  quantities: readonly number[];
  leastQuantity: number;
  /** Working days from a quantity on; the first is for 1, and both rise. */
  leadDays: readonly { from: number; days: number }[];
  /** For a piece. */
  conversionPaise: number;
  runPaise: number;
  /** One plain piece of any size, before ordering; null or missing where none is sold. */
  samplePaise?: number | null;
  /** By the area of the blank in square metres; the last also covers greater ones. Null when no tool is needed. */
  tool: readonly { upToArea: number; pricePaise: number }[] | null;
  active: boolean;
}

/** A size whose price by another table the owner looks at before it is saved. */
export interface SizeExample extends SizeSpec {
  style: StyleId;
  quantity: number;
}

export interface SizeTable {
  styles: readonly SizeStyle[];
  boards: readonly SizeBoard[];
  prints: readonly SizePrint[];
  finishes: readonly SizeFinish[];
  /** Board waste on top of the blank. */
  wastePercent: number;
  /** Share of the price from a quantity on: the first is for 1, quantities rise and percents do not. */
  margins: readonly { from: number; percent: number }[];
  /** The least price of the pieces of a line. */
  leastOrderPaise: number;
  /** Absent in versions from before they could be saved. */
  examples?: readonly SizeExample[];
}

/** The flat sheet that a box is made of, in millimetres. */
export interface Blank {
  width: number;
  height: number;
}
