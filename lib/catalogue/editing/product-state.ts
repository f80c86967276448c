import "server-only";
import { dateName } from "@/lib/base/dates";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { AppError } from "@/lib/base/errors";
import { counted } from "@/lib/base/text/counts";
import { formatRupees } from "@/lib/pricing/money";
import type { PriceTier } from "@/lib/pricing/price-tiers";
import type { PrintOption } from "@/lib/pricing/print-options";
import type { Sample } from "@/lib/pricing/sample";
import type { Dieline } from "@/lib/pricing/dieline";
import { NOT_ARCHIVED } from "../presence";
import { TYPED } from "../queries";
import { dielineText, parseDieline } from "../dieline";
import { parsePrintOptions, parseSample } from "../made-to-order";
import { cartonName, parseCarton } from "../packing";
import { parsePriceTiers } from "../sale-terms";

/** Columns that a save reads before it writes. */
const STATE = {
  id: true,
  name: true,
  description: true,
  category: true,
  pricePaise: true,
  originalPricePaise: true,
  minQuantity: true,
  packMultiple: true,
  priceTiers: true,
  isNew: true,
  forSale: true,
  stockCount: true,
  thumbnailImage: true,
  images: true,
  features: true,
  specifications: true,
  translations: true,
  hsnCode: true,
  sku: true,
  gtin: true,
  recycledPercent: true,
  lowStockAt: true,
  supply: true,
  leadDays: true,
  maxQuantity: true,
  printOptions: true,
  sample: true,
  dieline: true,
  costPaise: true,
  packedWeight: true,
  carton: true,
  draft: true,
  family: { select: { id: true, name: true } },
  familyLabel: true,
  companions: {
    select: { companion: { select: { id: true, name: true } } },
    orderBy: { position: "asc" },
  },
  updatedAt: true,
  reviews: {
    where: TYPED,
    select: { id: true, rating: true, date: true, comment: true },
    orderBy: [{ date: "desc" }, { id: "asc" }],
  },
} satisfies Prisma.ProductSelect;

export type ProductState = Prisma.ProductGetPayload<{ select: typeof STATE }>;

/**
 * Reads a product of the catalogue and locks it until the transaction ends.
 * @throws AppError not_found
 */
export async function lockProduct(tx: Transaction, id: string): Promise<ProductState> {
  if (isUuid(id)) {
    await tx.$queryRaw`SELECT FROM "products" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`;
  }
  return readState(tx, id);
}

/** @throws AppError not_found */
export async function readState(tx: Transaction, id: string): Promise<ProductState> {
  const product = isUuid(id)
    ? await tx.product.findFirst({ where: { id, ...NOT_ARCHIVED }, select: STATE })
    : null;
  if (!product) throw new AppError("not_found", "This product is no longer in the catalogue.");
  return product;
}

const tierText = ({ from, pricePaise }: PriceTier) =>
  `${formatRupees(pricePaise)} from ${counted(from, "pack")}`;

const optionText = (option: PrintOption) => {
  const { name, sides, maxColours, minPieces, setupFeePaise, tiers, leadDays, tool, dieline } =
    option;
  return [
    `${name}: up to ${counted(sides, "side")}, ${counted(maxColours, "colour")}`,
    `from ${counted(minPieces, "pack")}`,
    `set-up ${formatRupees(setupFeePaise)} a colour`,
    ...tiers.map(tierText),
    ...(leadDays === null ? [] : [counted(leadDays, "working day")]),
    ...(tool === null ? [] : [tool]),
    ...(dieline ? [`dieline ${dielineWords(dieline)}`] : []),
  ].join(", ");
};

const sampleText = (sample: Sample | null) => {
  if (!sample) return null;
  const { kind, pricePaise, credit } = sample;
  const credits = credit.map(({ from, percent }) => `${percent}% from ${counted(from, "pack")}`);
  return [kind === "free" ? "free" : formatRupees(pricePaise), ...credits].join(", ");
};

const dielineWords = (dieline: Dieline | null) => dieline && `${dielineText(dieline)} mm`;

/** Returns the product as the audit log stores it: reviews carry no names of people. */
export function auditedState(product: ProductState) {
  return {
    name: product.name,
    description: product.description,
    category: product.category,
    pricePaise: product.pricePaise,
    originalPricePaise: product.originalPricePaise,
    minQuantity: product.minQuantity,
    packMultiple: product.packMultiple,
    priceTiers: parsePriceTiers(product.priceTiers).map(tierText),
    isNew: product.isNew,
    inStock: product.forSale,
    stockCount: product.stockCount,
    thumbnailImage: product.thumbnailImage,
    images: product.images,
    features: product.features,
    specifications: product.specifications,
    translations: product.translations,
    hsnCode: product.hsnCode,
    sku: product.sku,
    gtin: product.gtin,
    recycledPercent: product.recycledPercent,
    lowStockAt: product.lowStockAt,
    supply: product.supply,
    leadDays: product.leadDays,
    maxQuantity: product.maxQuantity,
    printOptions: parsePrintOptions(product.printOptions).map(optionText),
    sample: sampleText(parseSample(product.sample)),
    dieline: dielineWords(parseDieline(product.dieline)),
    costPaise: product.costPaise,
    packedWeight: product.packedWeight,
    carton: cartonName(parseCarton(product.carton)),
    draft: product.draft,
    family: product.family?.name ?? null,
    familyLabel: product.familyLabel,
    companions: product.companions.map(({ companion }) => companion.name),
    productReviews: product.reviews.map(
      ({ rating, date, comment }) => `${rating} of 5, ${dateName(date)}: ${comment}`,
    ),
  };
}
