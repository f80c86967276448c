import { inEnglish, type Translate } from "@/lib/i18n/translate";
import type {
  CallOffAnswer,
  ClaimAnswer,
  DispatchAnswer,
  OrderCallOffsAnswer,
} from "../dispatch-schemas";
import { goodsText, listGoods } from "../line-text";
import type { OrderAnswer } from "../schemas";

/** View models of an order's dispatches, call-offs and claims, with their lines in words. */

/** Goods that left in one shipment. */
export type NamedDispatch = Omit<DispatchAnswer, "lines"> & { items: string[] };

export interface ClaimableLine {
  line: string;
  name: string;
  unit: OrderAnswer["products"][number]["unit"];
  quantity: number;
}

type Named = Pick<ClaimableLine, "name" | "unit">;

/** The call-offs of an order, and the rest of each line. */
export interface NamedCallOffs {
  earliest: string;
  lines: (OrderCallOffsAnswer["lines"][number] & Named)[];
  callOffs: (CallOffAnswer & Named)[];
}

/** A claim with its lines in words. */
export type NamedClaim = Omit<ClaimAnswer, "lines"> & { items: string[] };

/** The dispatches of an order in words: "3,000 pieces of Mailer box". */
export function nameDispatches(
  { dispatches = [], products }: OrderAnswer,
  t: Translate = inEnglish,
): NamedDispatch[] {
  return dispatches.map(({ lines, ...rest }) => ({
    ...rest,
    items: listItems(lines, products, t),
  }));
}

/** Call-offs and rest of a call-off order, with lines in words; null for other orders. */
export function nameCallOffs({ callOffs, products }: OrderAnswer): NamedCallOffs | null {
  if (!callOffs) return null;
  const named = (id: string) => {
    const found = products.find(({ _id }) => _id === id);
    return { name: found?.product.name ?? "", unit: found?.unit ?? "PCS" };
  };
  return {
    earliest: callOffs.earliest,
    lines: callOffs.lines.map((line) => ({ ...line, ...named(line.line) })),
    callOffs: callOffs.callOffs.map((callOff) => ({ ...callOff, ...named(callOff.line) })),
  };
}

export function nameClaims(
  { claims = [], products }: OrderAnswer,
  t: Translate = inEnglish,
): NamedClaim[] {
  return claims.map(({ lines, ...rest }) => ({ ...rest, items: listItems(lines, products, t) }));
}

/**
 * Dispatched goods that can be claimed: goods already reported, credited, replaced or returned cannot be claimed
 * again.
 */
export function listClaimable(order: OrderAnswer): ClaimableLine[] {
  const { products, claims = [], dispatches = [], returns = [] } = order;
  const open = claims.filter(({ decision }) => decision !== "refuse");
  const gone = [...open.flatMap(({ lines }) => lines), ...returns.flatMap((each) => each.products)];
  const sent = dispatches.flatMap(({ lines }) => lines);
  return listGoods(products)
    .map(({ _id: line, product: { name }, unit, quantity }) => {
      const had = dispatches.length > 0 ? countUnits(sent, line) : quantity;
      return { line, name, unit, quantity: had - countUnits(gone, line) };
    })
    .filter(({ quantity }) => quantity > 0);
}

const countUnits = (rows: readonly { line: string; quantity: number }[], line: string): number =>
  rows.reduce((sum, row) => (row.line === line ? sum + row.quantity : sum), 0);

const listItems = (
  lines: DispatchAnswer["lines"],
  products: OrderAnswer["products"],
  t: Translate,
): string[] =>
  lines.flatMap(({ line, quantity }) =>
    products
      .filter(({ _id }) => _id === line)
      .map(({ product: { name }, unit }) => goodsText({ name, unit, quantity }, t)),
  );
