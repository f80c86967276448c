import { calculateShare, divideHalfUp } from "./money";
import { MOST_PIECES, SIZE_BASIS, type SizeSpec } from "./size-spec";
import type { Blank, SizeBoard, SizeStyle, SizeTable } from "./size-table";

/** Parts of a price, in paise for the whole quantity; 0 for parts not chosen. */
export interface PriceParts {
  board: number;
  print: number;
  finish: number;
  conversion: number;
  setup: number;
  tool: number;
  /** The rest of the total. */
  margin: number;
}

export interface SizePrice {
  quantity: number;
  /** Paise for 1,000 pieces, without set-up and tool. */
  pricePaise: number;
  /** The pieces at that price, rounded half up. */
  goodsPaise: number;
  setupPaise: number;
  toolPaise: number;
  /** Before tax. */
  totalPaise: number;
  parts: PriceParts;
}

/** A spec whose blank is known (lib/catalogue/model). */
export type SizedSpec = SizeSpec & { blank: Blank };

/**
 * Returns the price of a quantity. No larger quantity costs more a piece or less in total, and nothing that is added
 * (a length, a dearer board, a colour) lowers a price.
 * @param day on which prices of boards are taken, as "2026-11-29"
 * @throws RangeError for what the table does not have, and for a quantity that is no whole number up to MOST_PIECES
 */
export function priceToSize(
  style: SizeStyle,
  spec: SizedSpec,
  quantity: number,
  table: SizeTable,
  day: string,
): SizePrice {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MOST_PIECES) {
    throw new RangeError(`${quantity} is no quantity of pieces`);
  }
  const print = choose(table.prints, spec.print);
  const costs = calculateCosts(style, spec, table, day);
  const pricePaise = pricePerBasis(costs, quantity, table);
  const goodsPaise = calculateShare(pricePaise, quantity, SIZE_BASIS);
  const setupPaise = print.colours * print.setupPaise;
  const toolPaise = toolPrice(style, costs.area);
  const totalPaise = goodsPaise + setupPaise + toolPaise;
  const parts = {
    board: rounded(costs.board * BigInt(quantity)),
    print: rounded(costs.print * BigInt(quantity)),
    finish: rounded(costs.finish * BigInt(quantity)),
    conversion: rounded(costs.conversion * BigInt(quantity) + costs.run),
    setup: setupPaise,
    tool: toolPaise,
  };
  const margin = totalPaise - Object.values(parts).reduce((sum, part) => sum + part, 0);
  return {
    quantity,
    pricePaise,
    goodsPaise,
    setupPaise,
    toolPaise,
    totalPaise,
    parts: { ...parts, margin },
  };
}

/** The shop's cost of so many pieces, in paise, rounded half up; set-up and tool are charged at cost. */
export function costPieces({ quantity, parts }: SizePrice, pieces: number): number {
  const { board, print, finish, conversion } = parts;
  return calculateShare(board + print + finish + conversion, pieces, quantity);
}

/** The price of a board per square metre on a day; undefined before its first one. */
export const boardPrice = ({ prices }: SizeBoard, day: string): number | undefined =>
  prices.findLast(({ from }) => from <= day)?.perM2Paise;

/** Costs are exact: whole numbers of 10⁻¹² paise. */
const UNIT = 10n ** 12n;

/** Areas are counted in 0.01 mm², as blanks are measured to 0.1 mm: so many are a square metre. */
const AREAS = 10n ** 8n;

/** Percents have at most two decimals. */
const WHOLE = 10_000n;

const toWhole = (percent: number) => BigInt(Math.round(percent * 100));

const rounded = (cost: bigint) => divideHalfUp(cost, UNIT);

interface Costs {
  /** In 0.01 mm². */
  area: bigint;
  /** Per piece. */
  board: bigint;
  print: bigint;
  finish: bigint;
  conversion: bigint;
  /** All of these. */
  piece: bigint;
  /** Per run. */
  run: bigint;
}

function calculateCosts(style: SizeStyle, spec: SizedSpec, table: SizeTable, day: string): Costs {
  const area = tenths(spec.blank.width) * tenths(spec.blank.height);
  const perM2 = boardPrice(choose(table.boards, spec.board), day);
  if (perM2 === undefined) throw new RangeError(`${spec.board} has no price on ${day}`);
  const print = choose(table.prints, spec.print);
  const covered = (paise: number) => (BigInt(paise) * area * UNIT) / AREAS;
  const waste = WHOLE + toWhole(table.wastePercent);
  const board = (covered(perM2) * waste) / WHOLE;
  const inks = covered(print.perM2Paise * print.colours);
  const finish =
    spec.finish === null ? 0n : covered(choose(table.finishes, spec.finish).perM2Paise);
  const conversion = BigInt(style.conversionPaise) * UNIT;
  const piece = board + inks + finish + conversion;
  const run = BigInt(style.runPaise) * UNIT;
  return { area, board, print: inks, finish, conversion, piece, run };
}

const tenths = (millimetres: number) => BigInt(Math.round(millimetres * 10));

function choose<T extends { id: string }>(all: readonly T[], id: string): T {
  const found = all.find((each) => each.id === id);
  if (!found) throw new RangeError(`The table has no ${id}`);
  return found;
}

/**
 * Paise for 1,000 pieces. A quantity earns what its margin says, but no more than a larger one would where its margin
 * begins. So earnings never fall with quantity, and each further piece adds at least its cost to the total.
 *
 * Half a paisa of rounding per 1,000 pieces must not outweigh that piece: the price stops falling at as many pieces as
 * the conversion of 1,000 has paise. (Their cost would do, but a larger box would then go on falling for longer.)
 */
function pricePerBasis(costs: Costs, quantity: number, table: SizeTable): number {
  const pieces = BigInt(Math.min(quantity, lastFall(costs)));
  const cost = (of: bigint) => costs.run + costs.piece * of;
  const perBasis = (amount: bigint, whole: bigint) =>
    divideHalfUp(amount * BigInt(SIZE_BASIS), whole * pieces * UNIT);
  const reached = Math.max(
    0,
    table.margins.findLastIndex(({ from }) => BigInt(from) <= pieces),
  );
  const prices = table.margins.slice(reached).map(({ from, percent }, later) => {
    const margin = toWhole(percent);
    const earning = cost(later === 0 ? pieces : BigInt(from)) * margin;
    return perBasis(cost(pieces) * (WHOLE - margin) + earning, WHOLE - margin);
  });
  const beyond = pieces > ROUNDED_AWAY ? pieces - ROUNDED_AWAY : 0n;
  const least = BigInt(table.leastOrderPaise) * UNIT + costs.piece * beyond;
  return Math.max(Math.min(...prices), perBasis(least, 1n));
}

const lastFall = ({ conversion }: Costs) =>
  Math.max(1, Number((conversion * BigInt(SIZE_BASIS)) / UNIT) - 1);

/** Up to so many pieces, the total of a price that was rounded is the amount that it was made of. */
const ROUNDED_AWAY = BigInt(SIZE_BASIS);

function toolPrice({ tool }: SizeStyle, area: bigint): number {
  if (tool === null) return 0;
  const squareMetres = Number(area) / Number(AREAS);
  const fitting = tool.find(({ upToArea }) => squareMetres <= upToArea) ?? tool.at(-1);
  return fitting?.pricePaise ?? 0;
}
