import "server-only";
import type { Db } from "@/lib/db/client";
import { sizeOfLine, type LineSize } from "@/lib/pricing/line-size";
import { specKey } from "@/lib/pricing/size-spec";

/** A version of an offer, reduced to lines that name products, earlier lines and sizes. */
interface Version {
  lines: {
    product: string | null;
    again?: string | undefined;
    made?: LineSize | undefined;
    code?: string | undefined;
  }[];
}

/**
 * Adds the buyer's own codes to lines of coded products, lines that repeat an item, and lines with the spec of exactly
 * one coded item.
 */
export async function withOwnCodes<V extends Version>(
  db: Db,
  { userId, companyId }: { userId: string | null; companyId: string | null },
  versions: readonly V[],
): Promise<V[]> {
  const lines = versions.flatMap((version) => version.lines);
  const products = lines.flatMap(({ product }) => product ?? []);
  const again = lines.flatMap((line) => line.again ?? []);
  const hasSizes = lines.some(({ made }) => made);
  if (
    (userId === null && companyId === null) ||
    (products.length + again.length === 0 && !hasSizes)
  ) {
    return [...versions];
  }
  const items = await db.item.findMany({
    where: {
      ...(companyId === null ? { userId } : { companyId }),
      code: { not: null },
      OR: [
        { lineId: null, productId: { in: products } },
        { lines: { some: { id: { in: again } } } },
        ...(hasSizes ? [{ lineId: { not: null } }] : []),
      ],
    },
    select: {
      code: true,
      productId: true,
      lineId: true,
      lines: { where: { id: { in: again } }, select: { id: true } },
    },
  });
  const codes = new Map(
    items.flatMap(({ code, productId, lineId, lines: made }) => [
      ...(lineId === null && productId ? [[productId, code] as const] : []),
      ...made.map(({ id }) => [id, code] as const),
    ]),
  );
  const sized = hasSizes ? await codesBySize(db, items) : new Map<string, string | null>();
  const find = ({ again: line, product, made }: Version["lines"][number]) =>
    codes.get(line ?? "") ??
    codes.get(product ?? "") ??
    (made && !line ? sized.get(specKey(made.style, made)) : undefined);
  return versions.map((version) => ({
    ...version,
    lines: version.lines.map((line) => {
      const code = find(line);
      return code ? { ...line, code } : line;
    }),
  }));
}

/** Null for a spec shared by several items: the line could become any of them. */
async function codesBySize(
  db: Db,
  items: readonly { code: string | null; lineId: string | null }[],
): Promise<Map<string, string | null>> {
  const codes = new Map(items.flatMap(({ code, lineId }) => (lineId ? [[lineId, code]] : [])));
  const lines = await db.orderLine.findMany({
    where: { id: { in: [...codes.keys()] } },
    select: { id: true, spec: true },
  });
  const bySize = new Map<string, string | null>();
  for (const { id, spec } of lines) {
    const made = sizeOfLine(spec);
    if (!made) continue;
    const key = specKey(made.style, made);
    bySize.set(key, bySize.has(key) ? null : (codes.get(id) ?? null));
  }
  return bySize;
}
