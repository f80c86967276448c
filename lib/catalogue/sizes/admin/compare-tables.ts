import { AppError } from "@/lib/base/errors";
import { toRupees } from "@/lib/pricing/money";
import type { SizeSpec } from "@/lib/pricing/size-spec";
import type { SizeStyle, SizeTable } from "@/lib/pricing/size-table";
import { priceByTable } from "../price-by-table";
import type { ChangedPrice } from "./schemas";

interface Example {
  style: SizeStyle;
  spec: SizeSpec;
  quantity: number;
}

/** What ten examples cost by two tables: two of each style. */
export function compareTables(before: SizeTable, after: SizeTable, moment: Date): ChangedPrice[] {
  const former = before.styles.filter(({ id }) => !after.styles.some((style) => style.id === id));
  return [...after.styles, ...former].flatMap(chooseExamples).map(({ style, spec, quantity }) => {
    const price = (table: SizeTable) =>
      priceIfMade(table, { style: style.id, spec, quantities: [quantity], moment });
    return {
      style: style.id,
      name: style.name,
      spec,
      quantity,
      before: price(before),
      after: price(after),
    };
  });
}

/** A size in the middle: plain on the first board at the least quantity, and the dearest at the largest. */
function chooseExamples(style: SizeStyle): Example[] {
  const size = {
    length: middle(style.limits.length),
    width: middle(style.limits.width),
    height: middle(style.limits.height),
    inside: true,
  };
  const [board = "", print = ""] = [style.boards[0], style.prints[0]];
  const [small = style.leastQuantity] = style.quantities;
  return [
    { style, spec: { ...size, board, print, finish: null }, quantity: small },
    {
      style,
      spec: {
        ...size,
        board: style.boards.at(-1) ?? board,
        print: style.prints.at(-1) ?? print,
        finish: style.finishes.at(-1) ?? null,
      },
      quantity: style.quantities.at(-1) ?? small,
    },
  ];
}

const middle = ([least, most]: readonly [number, number]) => Math.round((least + most) / 2);

function priceIfMade(
  table: SizeTable,
  asked: Omit<Parameters<typeof priceByTable>[0], "table">,
): ChangedPrice["before"] {
  try {
    const [price] = priceByTable({ table, ...asked }).prices;
    return price ? { price: toRupees(price.pricePaise), total: toRupees(price.totalPaise) } : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
