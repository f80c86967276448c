import "server-only";
import { measureBlank } from "@/lib/catalogue/model/style-blank";
import type { Db } from "@/lib/db/client";
import { dayName } from "@/lib/base/india-time";
import { toRupees } from "@/lib/pricing/money";
import { priceToSize } from "@/lib/pricing/size-price";
import { SIZE_BASIS } from "@/lib/pricing/size-spec";
import type { SizeBoard, SizeStyle, SizeTable } from "@/lib/pricing/size-table";
import { listBoards, choices, noStyle } from "./price-by-table";
import { readSizeTable } from "./read-table";
import type { Style } from "./schemas";

/** The styles that are made to size today, in the owner's order. */
export async function listStyles(db: Db, moment = new Date()): Promise<Style[]> {
  const { table } = await readSizeTable(db);
  return table.styles.flatMap((style) => publicStyle(style, table, dayName(moment)) ?? []);
}

/** @throws AppError not_found for a style that is not made, or switched off */
export async function readStyle(db: Db, id: string): Promise<Style> {
  const { table } = await readSizeTable(db);
  const style = table.styles.find((each) => each.id === id);
  const found = style && publicStyle(style, table, dayName(new Date()));
  if (!found) throw noStyle();
  return found;
}

/** Null when it is switched off, or none of its boards has a price on that day. */
function publicStyle(style: SizeStyle, table: SizeTable, day: string): Style | null {
  const boards = listBoards(table, style, day);
  if (!style.active || boards.length === 0) return null;
  const { id, name, picture, hsn, limits, quantities, leastQuantity, samplePaise } = style;
  const named = ({ id: _id, name: label }: { id: string; name: string }) => ({ _id, name: label });
  return {
    _id: id,
    name,
    picture,
    hsn,
    limits: {
      length: [...limits.length],
      width: [...limits.width],
      height: [...limits.height],
    },
    boards: boards.map((board) => ({
      ...named(board),
      thickness: board.thickness,
      gsm: board.gsm,
    })),
    prints: choices(table.prints, style.prints).map(named),
    finishes: choices(table.finishes, style.finishes).map(named),
    quantities: [...quantities],
    leastQuantity,
    sample: typeof samplePaise === "number" ? toRupees(samplePaise) : null,
    from: leastPrice(style, boards, table, day),
  };
}

/** Rupees a piece, up to the next paisa. */
function leastPrice(
  style: SizeStyle,
  boards: readonly SizeBoard[],
  table: SizeTable,
  day: string,
): number {
  const [length, width, height] = [
    style.limits.length[0],
    style.limits.width[0],
    style.limits.height[0],
  ];
  const size = { length, width, height, inside: true };
  const prints = choices(table.prints, style.prints);
  const fewest = Math.min(...prints.map(({ colours }) => colours));
  const most = style.quantities.at(-1) ?? style.leastQuantity;
  const prices = boards.flatMap((board) =>
    prints
      .filter(({ colours }) => colours === fewest)
      .map((print) => {
        const blank = measureBlank(style.id, size, board.thickness);
        const spec = { ...size, board: board.id, print: print.id, finish: null, blank };
        return priceToSize(style, spec, most, table, day).pricePaise;
      }),
  );
  return toRupees(Math.ceil(Math.min(...prices) / SIZE_BASIS));
}
