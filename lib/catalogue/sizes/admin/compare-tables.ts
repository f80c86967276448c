import { AppError } from "@/lib/base/errors";
import { toRupees } from "@/lib/pricing/money";
import type { SizeExample, SizeStyle, SizeTable } from "@/lib/pricing/size-table";
import { priceByTable } from "../price-by-table";
import type { ChangedPrice } from "./schemas";

/** Prices of the table's examples in two tables; without examples, of two per style. */
export function compareTables(before: SizeTable, after: SizeTable, moment: Date): ChangedPrice[] {
  const former = before.styles.filter(({ id }) => !after.styles.some((style) => style.id === id));
  const styles = [...after.styles, ...former];
  const saved = after.examples ?? [];
  const examples = saved.length > 0 ? saved : styles.flatMap(chooseExamples);
  return examples.map(({ style, quantity, ...spec }) => {
    const price = (table: SizeTable) =>
      priceIfMade(table, { style, spec, quantities: [quantity], moment });
    const name = styles.find(({ id }) => id === style)?.name ?? style;
    return { style, name, spec, quantity, before: price(before), after: price(after) };
  });
}

/** A size in the middle: plain on the first board at the least quantity, and the dearest at the largest. */
function chooseExamples(style: SizeStyle): SizeExample[] {
  const size = {
    length: middle(style.limits.length),
    width: middle(style.limits.width),
    height: middle(style.limits.height),
    inside: true,
  };
  const [board = "", print = ""] = [style.boards[0], style.prints[0]];
  const [small = style.leastQuantity] = style.quantities;
  const dearest = {
    board: style.boards.at(-1) ?? board,
    print: style.prints.at(-1) ?? print,
    finish: style.finishes.at(-1) ?? null,
  };
  return [
    { style: style.id, ...size, board, print, finish: null, quantity: small },
    { style: style.id, ...size, ...dearest, quantity: style.quantities.at(-1) ?? small },
  ];
}

const middle = ([least, most]: readonly [number, number]) => Math.round((least + most) / 2);

function priceIfMade(
  table: SizeTable,
  requested: Omit<Parameters<typeof priceByTable>[0], "table">,
): ChangedPrice["before"] {
  try {
    const [price] = priceByTable({ table, ...requested }).prices;
    if (!price) return null;
    const free = { ...table, leastOrderPaise: 0 };
    const [unbound = price] = priceByTable({ table: free, ...requested }).prices;
    const isLeast = unbound.pricePaise < price.pricePaise;
    return {
      price: toRupees(price.pricePaise),
      total: toRupees(price.totalPaise),
      ...(isLeast && { least: true }),
    };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
