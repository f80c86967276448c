import type { Packing } from "@/lib/pricing/freight";
import type { LineSpec } from "@/lib/orders/cart/cart-line";
import type { LineKind, LineUnit } from "@/lib/db/generated/enums";
import type { LineSize } from "@/lib/pricing/line-size";
import type { GstFigures } from "@/lib/orders/cart/schemas";

/** Contents of a version's JSON columns; amounts in paise. */

export interface StoredChoice {
  quantity: number;
  /** Per `basis` of the unit. */
  pricePaise: number;
  /** For a line made to size without an own cost: the table's cost per `basis` at this quantity. */
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
  /** For a product, when the line was written: "100 pieces"; absent in versions from before it was stored. */
  packSize?: string | null;
  /** For a custom line: packing of `basis` of the unit; absent in versions from before it was stored. */
  packing?: Packing | null;
  quantities: StoredChoice[];
  /** The shop's cost per `basis` of the unit; absent or null when unknown. A product's cost is in its form. */
  costPaise?: number | null;
  /** For a custom line: the approved order line that it repeats. */
  again?: string | undefined;
  /** For a line made to size: the choices, and the version of the size table that priced it. */
  made?: LineSize;
  /** For a fee or a tool: index of the line that it is charged for. */
  forLine?: number;
}

export const parseLines = (column: unknown): StoredLine[] => column as StoredLine[];

/** The first quantity of each line, on which a version's totals are based. */
export const firstQuantities = (column: unknown) =>
  parseLines(column).flatMap(({ _id: line, quantities: [first] }) =>
    first ? [{ line, quantity: first.quantity }] : [],
  );

/** Tax for the first quantity of each line when the version was sent. */
export interface StoredTax {
  taxPaise: number;
  totalPaise: number;
  /** In rupees, as in an order; empty under the flat tax. */
  taxes: NonNullable<GstFigures["taxes"]>;
}

/** A requested line. */
export interface StoredRequestLine {
  product: string | null;
  name: string;
  spec: Record<string, string>;
  quantities: number[];
  note: string | null;
  /** Pack size of the product at the time of the request: "100 pieces". */
  packSize?: string;
  /** Unit, if other than the default of its kind: prices are requested per piece. */
  unit?: LineUnit;
  /** The approved order line to repeat, and its pricing. */
  again?: { line: string; unit: LineUnit; basis: number; hsn: string | null };
}

/** The texts of a spec without empty ones; the choices of a box made to size are no text. */
export const withoutEmpty = (spec: LineSpec): Record<string, string> =>
  Object.fromEntries(
    Object.entries(spec).flatMap(([name, text]: [string, unknown]) =>
      typeof text === "string" && text !== "" ? [[name, text]] : [],
    ),
  );
