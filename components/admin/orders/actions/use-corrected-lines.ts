import { useState } from "react";
import { readMoney } from "@/lib/base/tables/read-money";
import type { ProductRecord } from "@/lib/catalogue/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { toRupees } from "@/lib/pricing/money";
import { leastQuantity } from "@/lib/pricing/quantity-rules";

type OrderLine = OrderAnswer["products"][number];

export interface CorrectedLineRow {
  /** The id of the line, or of an added product. */
  id: string;
  name: string;
  /** Undefined for an added product. */
  line?: OrderLine;
  /** The stepper's increment in units. */
  step: number;
  quantity: number;
  /** The agreed price in rupees, as typed; empty for the line's own or today's. */
  price: string;
  /** Whether it only accompanies another line. */
  isExtra: boolean;
}

/** A line in the API's format. */
export interface RequestLine {
  line?: string;
  product?: string;
  quantity: number;
  price?: number;
}

export interface CorrectedLines {
  rows: readonly CorrectedLineRow[];
  /** Differences from the order. */
  asked: RequestLine[];
  add: (product: ProductRecord) => void;
  change: (id: string, change: Partial<Pick<CorrectedLineRow, "quantity" | "price">>) => void;
}

export function useCorrectedLines({ products }: OrderAnswer): CorrectedLines {
  const [rows, setRows] = useState(() => products.map(toRow));
  const change: CorrectedLines["change"] = (id, changed) =>
    setRows((all) => all.map((row) => (row.id === id ? { ...row, ...changed } : row)));

  function add(product: ProductRecord) {
    const known = rows.find(
      ({ id, line }) => id === product._id || (line?.product._id === product._id && isPlain(line)),
    );
    if (known) {
      change(known.id, { quantity: known.quantity + known.step });
      return;
    }
    const { _id: id, name, packMultiple: step } = product;
    const row = { id, name, step, quantity: leastQuantity(product), price: "", isExtra: false };
    setRows((all) => [...all, row]);
  }

  return { rows, asked: rows.flatMap(toAsked), add, change };
}

const isPlain = ({ kind, print }: OrderLine) => kind === "product" && !print;

const toRow = (line: OrderLine): CorrectedLineRow => ({
  id: line._id,
  name: line.product.name,
  line,
  step: 1,
  quantity: line.quantity,
  price: "",
  isExtra: line.forLine !== undefined,
});

/** Whether a text is empty or a price. */
export const isAgreedPrice = (text: string): boolean => text === "" || readPrice(text) > 0;

const readPrice = (text: string) => readMoney(text, {}).value ?? 0;

/** Differences from the order; an invalid price is reported at its field and not sent. */
function toAsked({ id, line, quantity, price: typed }: CorrectedLineRow): RequestLine[] {
  const price = readPrice(typed) > 0 ? { price: toRupees(readPrice(typed)) } : {};
  if (!line) return quantity > 0 ? [{ product: id, quantity, ...price }] : [];
  if (quantity === 0) return [{ line: id, quantity }];
  if (quantity === line.quantity && !("price" in price)) return [];
  return [{ line: id, quantity, ...price }];
}
