import type {
  CallOffAnswer,
  ClaimAnswer,
  DispatchAnswer,
  OrderCallOffsAnswer,
} from "@/lib/orders/dispatch-schemas";
import { quantityWords } from "@/lib/orders/line-text";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { inEnglish, type Say } from "@/lib/words/say";

/** Where the goods of an order are: what left, what is called off and what was reported, with their lines in words. */

/** Goods that left together. */
export type ShownDispatch = Omit<DispatchAnswer, "lines"> & { items: string[] };

export interface ClaimableLine {
  line: string;
  name: string;
  unit: OrderAnswer["products"][number]["unit"];
  quantity: number;
}

type Named = Pick<ClaimableLine, "name" | "unit">;

/** What of a kept order is called off, and what is left of it. */
export interface ShownCallOffs {
  earliest: string;
  lines: (OrderCallOffsAnswer["lines"][number] & Named)[];
  callOffs: (CallOffAnswer & Named)[];
}

/** What was reported, with its lines in words. */
export type ShownClaim = Omit<ClaimAnswer, "lines"> & { items: string[] };

/** What of an order left together: "3,000 pieces of Mailer box". */
export function shownDispatches(
  { dispatches = [], products }: OrderAnswer,
  say: Say = inEnglish,
): ShownDispatch[] {
  return dispatches.map(({ lines, ...rest }) => ({
    ...rest,
    items: listItems(lines, products, say),
  }));
}

/** What of a kept order is called off and left, with its lines in words; null for any other. */
export function shownCallOffs({ callOffs, products }: OrderAnswer): ShownCallOffs | null {
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

export function shownClaims(
  { claims = [], products }: OrderAnswer,
  say: Say = inEnglish,
): ShownClaim[] {
  return claims.map(({ lines, ...rest }) => ({ ...rest, items: listItems(lines, products, say) }));
}

/** The goods of an order, without its fees and tools. */
/** What is reported, credited or replaced already cannot be reported again. */
export const listClaimable = ({ products, claims = [] }: OrderAnswer): ClaimableLine[] =>
  products
    .filter(({ kind }) => kind !== "fee" && kind !== "tool")
    .map(({ _id: line, product: { name }, unit, quantity }) => {
      const reported = claims
        .filter(({ decision }) => decision !== "refuse")
        .flatMap(({ lines }) => lines.filter((each) => each.line === line))
        .reduce((sum, each) => sum + each.quantity, 0);
      return { line, name, unit, quantity: Math.max(0, quantity - reported) };
    })
    .filter(({ quantity }) => quantity > 0);

const listItems = (
  lines: DispatchAnswer["lines"],
  products: OrderAnswer["products"],
  say: Say,
): string[] =>
  lines.flatMap(({ line, quantity }) =>
    products
      .filter(({ _id }) => _id === line)
      .map(({ product: { name }, unit }) =>
        say("{quantity} of {name}", { quantity: quantityWords(quantity, unit, say), name }),
      ),
  );
