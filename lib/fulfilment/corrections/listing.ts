import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { CartLine } from "@/lib/orders/cart/cart-line";
import { ownSources } from "@/lib/orders/cart/own-sources";
import {
  listLines,
  lockStock,
  ratesOfToday,
  type CartSources,
  type ListedLines,
} from "@/lib/orders/cart/price-cart";
import type { StockRow } from "@/lib/orders/cart/product-lines";
import type { RequestedItem } from "@/lib/orders/cart/schemas";
import type { Order, OrderLine } from "@/lib/orders/order";
import { readSizeTable } from "@/lib/catalogue/sizes/read-table";
import { listShippingRates } from "@/lib/shop/shipping/queries";
import type { LineFacts } from "./line-facts";

/** The customer of an order. */
export interface Owner {
  userId: string | null;
  companyId: string | null;
  /** Set for an order that accepts an offer, whose prices are the offer's. */
  offerVersionId: string | null;
}

export interface Listing {
  sources: CartSources;
  /** The products, with the order's own packs added to their stock. */
  rows: ReadonlyMap<string, StockRow>;
  /** Prices a line of the order at another quantity; null when it has no price today. */
  listAgain: (line: OrderLine, quantity: number) => Promise<Listed | null>;
}

export interface Listed {
  /** The line, followed by its set-up and tools. */
  lines: [CartLine, ...CartLine[]];
  prices: ListedLines["prices"];
  /** True when the line has today's price for its quantity. */
  follows: boolean;
}

interface ListingOptions {
  owner: Owner;
  facts: ReadonlyMap<string, LineFacts>;
  /** Ids of added products. */
  added: readonly string[];
}

/** Today's terms for the customer of an order. Locks its products in the order of their ids, as orders do. */
export async function openListing(
  tx: Transaction,
  order: Order,
  { owner, facts, added }: ListingOptions,
): Promise<Listing> {
  const { userId, companyId, offerVersionId } = owner;
  const own = userId === null ? undefined : ownSources(tx, { userId, companyId });
  const ids = [...order.lines.flatMap(({ productId }) => productId ?? []), ...added];
  const stock = await lockStock(tx, own?.holder)([...new Set(ids)]);
  const rows = new Map(stock.map((row) => [row.id, withOwnPacks(row, order, facts)]));
  let table: ReturnType<typeof readSizeTable> | undefined;
  const sources: CartSources = {
    ...own,
    readStock: (wanted) => Promise.resolve(wanted.flatMap((id) => rows.get(id) ?? [])),
    checkPromo: () => Promise.reject(new Error("An order keeps its promo code.")),
    readRates: ratesOfToday(tx),
    readShippingRates: () => listShippingRates(tx),
    readSizeTable: () => (table ??= readSizeTable(tx)),
  };
  const listAgain = (line: OrderLine, quantity: number) =>
    offerVersionId === null ? listFirst(line, quantity, sources) : Promise.resolve(null);
  return { sources, rows, listAgain };
}

/** Counts the order's own packs as available, whatever the product's current state. */
function withOwnPacks(row: StockRow, { lines }: Order, facts: ListingOptions["facts"]): StockRow {
  const own = lines.filter(({ productId }) => productId === row.id);
  if (own.length === 0) return row;
  const held = own
    .filter(({ id }) => facts.get(id)?.fromStock)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...row, stockCount: row.stockCount + held, forSale: true, notInShop: null };
}

/** Priced by the buyer's item if that has a price, else by its product or size. */
async function listFirst(
  line: OrderLine,
  quantity: number,
  sources: CartSources,
): Promise<Listed | null> {
  let first: Listed | null = null;
  for (const toRequested of listRequests(line)) {
    const { lines, prices } = await listLines([toRequested(quantity)], sources);
    const [main, ...extras] = lines;
    if (!main) continue;
    const [own] =
      quantity === line.quantity
        ? lines
        : (await listLines([toRequested(line.quantity)], sources)).lines;
    const follows = own?.available === true && own.pricePaise === line.pricePaise;
    const listed: Listed = { lines: [main, ...extras], prices, follows };
    if (follows) return listed;
    first ??= listed;
  }
  return first;
}

type ToRequested = (quantity: number) => RequestedItem;

/** Ways in which the line may have been requested. */
function listRequests({ kind, productId, itemId, spec, print }: OrderLine): ToRequested[] {
  const isSample = kind === "sample" || undefined;
  const requested: ToRequested[] = [];
  if (itemId && !isSample) requested.push((quantity) => ({ item: itemId, quantity }));
  if (spec?.made) {
    const { style, length, width, height, inside, board, print: ink, finish } = spec.made;
    const choice = { style, length, width, height, inside, board, print: ink, finish };
    requested.push((quantity) => ({ ...choice, quantity, sample: isSample }));
  } else if (productId !== null) {
    const choice = print ? { print: toChoice(print) } : {};
    requested.push((quantity) => ({ product: productId, quantity, sample: isSample, ...choice }));
  }
  return requested;
}

const toChoice = ({ option, sides, colours, again }: NonNullable<OrderLine["print"]>) => ({
  option,
  sides,
  colours,
  again,
});
