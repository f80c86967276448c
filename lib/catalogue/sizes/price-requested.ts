import "server-only";
import { AppError } from "@/lib/base/errors";
import { publicRead } from "@/lib/db/public-read";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { priceByTable } from "./price-by-table";
import { toPriceAnswer } from "./price-spec";
import { readSizeTable } from "./read-table";
import type { SizePriceAnswer, Style } from "./schemas";
import { checkSize, listQuantities, toProblems, type SizeProblems } from "./size-address";
import { type RequestedSize } from "./size-link";

/** Prices what an address asks for, or says by field why it has no price. */
export async function priceRequested(
  style: Style,
  requested: RequestedSize,
): Promise<{ answer: SizePriceAnswer | null; problems: SizeProblems }> {
  const { spec, quantity, problems } = checkSize(style, requested);
  if (!spec) return { answer: null, problems };
  const at = { moment: new Date(), rules: await getShopSettings() };
  const quantities = listQuantities(style, quantity);
  const { table, version } = await publicRead((db) => readSizeTable(db));
  try {
    const priced = priceByTable({ table, style: style._id, spec, quantities, ...at });
    return { answer: toPriceAnswer({ ...priced, version, at }), problems: {} };
  } catch (error) {
    const fields = error instanceof AppError ? error.details.fields : undefined;
    if (!fields) throw error;
    return { answer: null, problems: toProblems(fields) };
  }
}
