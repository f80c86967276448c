import { AppError, invalidField } from "@/lib/base/errors";
import { dayName } from "@/lib/base/india-time";
import { measureBlank } from "@/lib/catalogue/model/style-blank";
import { toInside, type Sized } from "@/lib/catalogue/model/style-size";
import { MOST_PRICE_PAISE } from "@/lib/pricing/money";
import { boardPrice, priceToSize, type SizePrice } from "@/lib/pricing/size-price";
import type { SizeSpec } from "@/lib/pricing/size-spec";
import type { Blank, SizeBoard, SizeStyle, SizeTable } from "@/lib/pricing/size-table";
import { outsideLimits } from "./outside-limits";

export interface QuantityPrice extends SizePrice {
  /** Weight of the whole quantity. */
  weightGrams: number;
  /** Working days. */
  leadDays: number;
}

export interface PricedSpec {
  style: SizeStyle;
  spec: SizeSpec;
  blank: Blank;
  prices: QuantityPrice[];
}

export interface RequestedPrice {
  table: SizeTable;
  /** Any text. */
  style: string;
  spec: SizeSpec;
  quantities: readonly number[];
  /** Time of the order, which decides board prices. */
  moment: Date;
  /** Prices a style that is switched off, too. */
  evenInactive?: boolean;
}

/**
 * Prices a spec by a table.
 * @throws AppError not_found for a style that is not made; invalid_input for a board, print or finish that it does not
 * have; outside_limits with the limits in words
 */
export function priceByTable(requested: RequestedPrice): PricedSpec {
  const { table, spec, quantities, moment } = requested;
  const style = table.styles.find(({ id }) => id === requested.style);
  if (!style || !(style.active || requested.evenInactive)) throw noStyle();
  const day = dayName(moment);
  const board = requireChoices(table, style, spec, day);
  refuseOutside(outsideLimits(style, spec, quantities));
  const blank = blankFor(style, spec, board);
  const prices = quantities.map((quantity): QuantityPrice => {
    const leadDays = style.leadDays.findLast(({ from }) => from <= quantity)?.days ?? 0;
    return {
      ...priceToSize(style, { ...spec, blank }, quantity, table, day),
      weightGrams: Math.round((board.gsm * blank.width * blank.height * quantity) / 1e6),
      leadDays,
    };
  });
  const tooDear = prices.findIndex(({ pricePaise }) => pricePaise > MOST_PRICE_PAISE);
  if (tooDear >= 0) refuseOutside({ [`quantities.${tooDear}`]: TOO_DEAR });
  return { style, spec, blank, prices };
}

export const noStyle = () => new AppError("not_found", "There is no such style.");

const TOO_DEAR = "This is more than the shop prices by itself; ask us for an offer";

export function refuseOutside(fields: Record<string, string>): void {
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError("outside_limits", message, { fields });
}

/** The boards of a style that have a price on a day. */
export const listBoards = (table: SizeTable, style: SizeStyle, day: string): SizeBoard[] =>
  choices(table.boards, style.boards).filter((board) => boardPrice(board, day) !== undefined);

/** The named entries of a list, in its order. */
export const choices = <T extends { id: string }>(all: readonly T[], ids: readonly string[]): T[] =>
  ids.flatMap((id) => all.find((each) => each.id === id) ?? []);

function requireChoices(table: SizeTable, style: SizeStyle, spec: SizeSpec, day: string) {
  const board = requireOne("board", listBoards(table, style, day), spec.board);
  requireOne("print", choices(table.prints, style.prints), spec.print);
  if (spec.finish !== null) {
    requireOne("finish", choices(table.finishes, style.finishes), spec.finish);
  }
  return board;
}

export function requireOne<T extends { id: string; name: string }>(
  field: string,
  all: readonly T[],
  id: string,
): T {
  const found = all.find((each) => each.id === id);
  if (found) return found;
  throw invalidField(field, CHOOSE_ANOTHER);
}

const CHOOSE_ANOTHER = "This is not made any more; choose another";

/** @throws AppError outside_limits for an outer size that the board alone fills */
export function blankFor(style: SizeStyle, spec: Sized, { thickness }: SizeBoard): Blank {
  const room = toInside(style.id, spec, thickness);
  const filled = (["length", "width", "height"] as const).find((side) => room[side] < LEAST_ROOM);
  if (filled) refuseOutside({ [filled]: FILLED });
  const { width, height } = measureBlank(style.id, spec, thickness);
  return { width: toTenths(width), height: toTenths(height) };
}

/** Millimetres that an outer size leaves inside. */
const LEAST_ROOM = 1;

const FILLED = "Nothing fits into it with this board; choose a larger size or a thinner board";

const toTenths = (millimetres: number) => Math.round(millimetres * 10) / 10;
