import "server-only";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import { serverPaths, type DielineFormat } from "@/lib/base/server-paths";
import { parseDieline, printedDieline } from "@/lib/catalogue/dieline";
import { parseSpecifications } from "@/lib/catalogue/specifications";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { isSameSize, type Dieline } from "@/lib/pricing/dieline";
import { sizeOfLine } from "@/lib/pricing/line-size";
import { dielineLink } from "./dieline-link";
import { findDieline } from "./dieline";
import { layFlat, type FlatSheet } from "./flat-sheet";
import { buildNet, planModel, type ModelPlan } from "./model-plan";
import { planStyle } from "./plan-style";
import { writeDieline } from "./drawing/write-dieline";

/** Columns of a product needed to draw its model and dieline. */
const DRAWN_FROM = {
  name: true,
  description: true,
  features: true,
  specifications: true,
  dieline: true,
} satisfies Prisma.ProductSelect;

type DrawnRow = Prisma.ProductGetPayload<{ select: typeof DRAWN_FROM }>;

const toDrawn = (row: DrawnRow) => ({
  ...row,
  specifications: parseSpecifications(row.specifications),
  dieline: parseDieline(row.dieline),
});

/** Columns of an order line needed to draw its dieline. */
export const PRINTED_FROM = {
  product: { select: { ...DRAWN_FROM, id: true, printOptions: true, draft: true } },
  kind: true,
  print: true,
  spec: true,
} satisfies Prisma.OrderLineSelect;

type PrintedRow = Prisma.OrderLineGetPayload<{ select: typeof PRINTED_FROM }>;

/** The flat sheet of a line. */
export interface LineSheet {
  sheet: FlatSheet;
  /** The size that its artwork is trimmed to. */
  size: Dieline;
  /** Its folding model; null when nothing folds. */
  model: ModelPlan | null;
  /** Download path of its drawing; null when it is internal. */
  file: ((format: DielineFormat) => string) | null;
}

/**
 * Lays the flat sheet of a line: of a size made to order, or of its product with the chosen print. Null for a line made
 * to an offer's words, which has another size than a product that it names.
 */
export function findLineSheet({ kind, print, product, spec }: PrintedRow): LineSheet | null {
  if (kind === "custom") return laySizedLine(spec);
  if (kind !== "product" || !product) return null;
  const { option } = (print ?? {}) as { option?: string };
  const drawn = { ...toDrawn(product), dieline: printedDieline(product, option) };
  const sheet = findDieline(drawn);
  if (!sheet) return null;
  // The drawing is of the product's own sheet alone.
  const own = findDieline(toDrawn(product));
  const isOwn = own && isSameSize(own, sheet) && !product.draft;
  return {
    sheet,
    size: drawn.dieline ?? sheet,
    model: planModel(drawn),
    file: isOwn ? (format) => serverPaths.dieline(product.id, format) : null,
  };
}

function laySizedLine(spec: unknown): LineSheet | null {
  const made = sizeOfLine(spec);
  if (!made) return null;
  const { material = "" } = spec as { material?: string };
  const model = planStyle(made.style, made, { name: material, thickness: made.thickness });
  const sheet = layFlat(buildNet(model));
  return { sheet, size: sheet, model, file: (format) => dielineLink(made, format) };
}

/**
 * Draws the dieline of a product. One that left the catalogue still has it, for orders that are being printed.
 * @throws AppError not_found, also for a draft and for a product without a dieline
 */
export async function readDieline(db: Db, id: string, format: DielineFormat) {
  const row = isUuid(id)
    ? await db.product.findFirst({ where: { id, draft: false }, select: DRAWN_FROM })
    : null;
  const sheet = row && findDieline(toDrawn(row));
  if (!sheet) throw new AppError("not_found", "There is no dieline of this product.");
  return writeDieline(sheet, { title: row.name, board: null }, format);
}
