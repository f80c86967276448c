import "server-only";
import { AppError, invalidField } from "@/lib/base/errors";
import { getPackSize } from "@/lib/catalogue/specifications";
import type { Db } from "@/lib/db/client";
import { newUuid } from "@/lib/db/new-uuid";
import { toPaise } from "@/lib/pricing/money";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { ShopSide } from "../queries";
import type { OfferTermsInput } from "./version-schemas";
import { deriveSized } from "./sized-lines";
import { withoutEmpty, type StoredLine } from "../stored-version";

/** Inputs that decide how the lines of a version are stored. */
export interface Writing {
  settings: Pick<ShopSettings, "gst" | "freight" | "taxPercent">;
  /** The writer's view; without it, no costs. */
  side?: ShopSide | undefined;
  /** Lines of the draft, or of the preceding version. */
  before: readonly StoredLine[];
}

type WrittenLine = OfferTermsInput["lines"][number];

/**
 * The lines of a version in stored form. A line that names one of the preceding version stays that line, and keeps its
 * cost unless it gives one.
 * @throws AppError invalid_input for an unknown product or line, for a size that its version of the size table does not
 * make or that differs from the spec, and under GST for a line without an HSN; forbidden for a cost from a user who may
 * not read costs
 */
export async function storedLines(
  db: Db,
  lines: readonly WrittenLine[],
  writing: Writing,
): Promise<StoredLine[]> {
  const ids = lines.flatMap(({ product }) => product ?? []);
  const products = await db.product.findMany({
    where: { id: { in: ids }, deletedAt: null, draft: false },
    select: { id: true, hsnCode: true, specifications: true },
  });
  const known = new Map(products.map(({ id, ...product }) => [id, product]));
  const allProduced = await deriveSized(db, lines);
  return lines.map((line, index) => {
    const { kind, name, unit, basis, again, forLine } = line;
    const { product, hsn, spec = {}, quantities, packedWeight, carton } = line;
    const of = known.get(product ?? "");
    if (kind === "product" && !of) throw wrong(index, "Choose a product of the shop.");
    const hsnCode = hsn ?? of?.hsnCode ?? null;
    if (writing.settings.gst !== null && hsnCode === null && kind === "custom") {
      throw wrong(index, "Enter the HSN code, which the invoice needs.");
    }
    const stays = identity(line, index, writing);
    const made = allProduced[index];
    return {
      ...stays,
      kind,
      name,
      ...(again && { again }),
      ...(made && { made: made.made }),
      ...(forLine !== undefined && { forLine }),
      // A product is sold in packs, at the price per pack.
      ...(kind === "product" ? { unit: "PAC", basis: 1 } : { unit, basis }),
      spec: withoutEmpty(spec),
      hsnCode,
      // A custom line may be modelled on a product that the shop no longer has.
      productId: of ? (product ?? null) : null,
      packSize: kind === "product" ? getPackSize(of?.specifications) : null,
      packing:
        kind === "custom" && packedWeight !== undefined
          ? { grams: packedWeight, carton: carton ?? null }
          : null,
      quantities: quantities.map(({ quantity, price }) => ({
        quantity,
        pricePaise: toPaise(price),
        ...(made && stays.costPaise === null && made.costAt(quantity)),
      })),
    };
  });
}

/** Id and cost of the line. */
function identity(
  { _id, kind, unit, basis, cost }: WrittenLine,
  index: number,
  { before, side = "shop" }: Writing,
): Pick<StoredLine, "_id" | "costPaise"> {
  const earlier = before.find((line) => line._id === _id);
  if (_id !== undefined && !earlier) {
    throw wrong(index, "The offer has no such line any more. Load it again.");
  }
  if (cost !== undefined && side !== "shop-with-costs") {
    throw new AppError("forbidden", "You may not enter what a line costs the shop.");
  }
  // A cost applies to its own unit and basis only.
  const isSame = earlier?.kind === kind && earlier.unit === unit && earlier.basis === basis;
  const kept = kind !== "product" && isSame ? earlier.costPaise : null;
  const costPaise = cost === undefined ? kept : cost === null ? null : toPaise(cost);
  return { _id: earlier?._id ?? newUuid(), costPaise };
}

const wrong = (index: number, message: string) => invalidField(`lines.${index}`, message);
