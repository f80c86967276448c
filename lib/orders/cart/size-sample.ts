import { AppError } from "@/lib/base/errors";
import { priceByTable, type PricedSpec } from "@/lib/catalogue/sizes/price-by-table";
import type { SavedTable } from "@/lib/catalogue/sizes/read-table";
import { describeSize } from "@/lib/catalogue/sizes/size-line";
import type { SizeTable } from "@/lib/pricing/size-table";
import type { CartLine, LineIdentity, LineSpec } from "./cart-line";
import type { SizeItem } from "./schemas";

/** Maximum pieces of one size sold as a sample. */
const MOST = 1;

/** A sample of a size in a cart, besides its identity as a line made to size. */
export interface SizeSample extends Pick<
  CartLine,
  "basis" | "name" | "thumbnailImage" | "hsnCode" | "leadDays" | "pricePaise" | "available" | "size"
> {
  kind: LineIdentity["kind"];
  stage: null;
  spec: LineSpec;
}

/**
 * One plain piece of a size, at the owner's price, before an order. It needs no artwork, proof or tool and, like every
 * sample, weighs nothing.
 * @throws AppError for a size that cannot be made, and for a style without samples
 */
export function readSizeSample(item: SizeItem, saved: SavedTable, moment: Date): SizeSample {
  const { style, prices, spec } = priceAsSample(item, saved.table, moment);
  const { samplePaise = null } = style;
  if (samplePaise === null) refuse("No samples of this are sold");
  const { texts, made } = describeSize({ style, spec }, saved);
  const isWhole = item.quantity <= MOST;
  return {
    kind: "sample",
    basis: 1,
    name: style.name,
    spec: { ...texts, made },
    thumbnailImage: style.picture ?? "",
    hsnCode: style.hsn,
    stage: null,
    leadDays: prices[0]?.leadDays ?? null,
    pricePaise: samplePaise,
    available: isWhole,
    size: { grams: 0, most: MOST, ...(!isWhole && { problem: "A sample is one piece of a size" }) },
  };
}

/** Prices the box without print; every style can be sampled so. */
function priceAsSample(item: SizeItem, table: SizeTable, moment: Date): PricedSpec {
  const { style: id, length, width, height, inside, board, print, finish } = item;
  const spec = { length, width, height, inside, board, print, finish };
  const [plain] = table.prints;
  if (print !== plain?.id || finish !== null) refuse("A sample has no print and no finish");
  const style = table.styles.find((each) => each.id === id);
  const quantity = style?.leastQuantity ?? MOST;
  const styles = style ? [{ ...style, prints: [print] }] : [];
  return priceByTable({
    table: { ...table, styles },
    style: id,
    spec,
    quantities: [quantity],
    moment,
  });
}

function refuse(message: string): never {
  throw new AppError("invalid_input", message);
}
