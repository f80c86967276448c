import "server-only";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import { parseDieline, printedDieline } from "@/lib/catalogue/dieline";
import { parseSpecifications } from "@/lib/catalogue/specifications";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { findDieline, dielineSvg } from "./dieline";

/** What of a product its model and its dieline are drawn from. */
export const DRAWN_FROM = {
  name: true,
  description: true,
  features: true,
  specifications: true,
  dieline: true,
} satisfies Prisma.ProductSelect;

type DrawnRow = Prisma.ProductGetPayload<{ select: typeof DRAWN_FROM }>;

export const toDrawn = (row: DrawnRow) => ({
  ...row,
  specifications: parseSpecifications(row.specifications),
  dieline: parseDieline(row.dieline),
});

/** What a line's dieline is drawn from. */
export const PRINTED_FROM = {
  product: { select: { ...DRAWN_FROM, printOptions: true, draft: true } },
  kind: true,
  print: true,
} satisfies Prisma.OrderLineSelect;

type PrintedRow = Prisma.OrderLineGetPayload<{ select: typeof PRINTED_FROM }>;

/**
 * The product of a line with the dieline of the print that was chosen; null for a line made to measure, which has
 * another size than a product that it names.
 */
export function toPrinted({ kind, print, product }: PrintedRow) {
  if (kind !== "product" || !product) return null;
  const { option } = (print ?? {}) as { option?: string };
  return { ...toDrawn(product), dieline: printedDieline(product, option) };
}

/**
 * Draws the dieline of a product as SVG. One that left the catalogue still has it, for orders that are being printed.
 * @throws AppError not_found, also for a draft and for a product without a dieline
 */
export async function readDieline(db: Db, id: string): Promise<{ name: string; content: string }> {
  const row = isUuid(id)
    ? await db.product.findFirst({ where: { id, draft: false }, select: DRAWN_FROM })
    : null;
  const sheet = row && findDieline(toDrawn(row));
  if (!sheet) throw new AppError("not_found", "There is no dieline of this product.");
  const slug = row.name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const name = `dieline-${slug.replace(/^-|-$/g, "") || "product"}.svg`;
  return { name, content: dielineSvg(sheet, row.name) };
}
