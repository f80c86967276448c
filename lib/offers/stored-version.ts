import type { Packing } from "@/lib/pricing/freight";
import type { LineSpec } from "@/lib/orders/cart/cart-line";
import type { LineKind, LineUnit } from "@/lib/db/generated/enums";
import type { LineSize } from "@/lib/pricing/line-size";
import type { GstFigures } from "@/lib/orders/cart/schemas";

/** What the JSON columns of a version hold; amounts in paise. */

export interface StoredChoice {
  quantity: number;
  /** For `basis` of the unit. */
  pricePaise: number;
  /** Of a line made to size, without a cost of its own: what `basis` costs in this quantity by the table. */
  costPaise?: number;
}

export interface StoredLine {
  _id: string;
  kind: LineKind;
  name: string;
  spec: LineSpec;
  unit: LineUnit;
  basis: number;
  hsnCode: string | null;
  productId: string | null;
  /** Of a product, when the line was written: "100 pieces"; absent in versions from before it was stored. */
  packSize?: string | null;
  /** Of a custom line: how `basis` of the unit is shipped; absent in versions from before it was asked. */
  packing?: Packing | null;
  quantities: StoredChoice[];
  /** What `basis` of the unit costs the shop; absent or null where nobody has said. A product's stands in its form. */
  costPaise?: number | null;
  /** Of a custom line: the approved order line that it makes again. */
  again?: string | undefined;
  /** Of a line made to size: what was chosen, and the version of the size table that priced it. */
  made?: LineSize;
  /** Of a fee or a tool: the place of the line that it is charged for. */
  forLine?: number;
}

export const parseLines = (column: unknown): StoredLine[] => column as StoredLine[];

/** The first quantity of each line, which the sums of a version are for. */
export const firstQuantities = (column: unknown) =>
  parseLines(column).flatMap(({ _id: line, quantities: [first] }) =>
    first ? [{ line, quantity: first.quantity }] : [],
  );

/** The tax of the first quantity of each line, as it was when the version was sent. */
export interface StoredTax {
  taxPaise: number;
  totalPaise: number;
  /** In rupees, as an order has them; empty under the flat tax. */
  taxes: NonNullable<GstFigures["taxes"]>;
}

/** A line as it was asked for. */
export interface StoredAsked {
  product: string | null;
  name: string;
  spec: Record<string, string>;
  quantities: number[];
  note: string | null;
  /** Of a product that says so, when it was asked for: "100 pieces". */
  packSize?: string;
  /** In what it is counted, where that is not the unit of its kind: a price is asked for by the piece. */
  unit?: LineUnit;
  /** The approved order line that is made again, and how it was priced. */
  again?: { line: string; unit: LineUnit; basis: number; hsn: string | null };
}

/** The texts of a spec without those that were left out; what a box was made to size as is no text. */
export const withoutEmpty = (spec: LineSpec): Record<string, string> =>
  Object.fromEntries(
    Object.entries(spec).flatMap(([name, text]: [string, unknown]) =>
      typeof text === "string" && text !== "" ? [[name, text]] : [],
    ),
  );
