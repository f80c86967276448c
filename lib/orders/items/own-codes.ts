import "server-only";
import type { Db } from "@/lib/db/client";

/** A version of an offer, as far as its lines name products and earlier lines. */
interface Version {
  lines: { product: string | null; again?: string | undefined; code?: string | undefined }[];
}

interface Holder {
  userId: string | null;
  companyId: string | null;
}

/** Adds the buyer's own codes to the lines that are products with one, or make an item of theirs again. */
export async function withOwnCodes<V extends Version>(
  db: Db,
  { userId, companyId }: Holder,
  versions: readonly V[],
): Promise<V[]> {
  const lines = versions.flatMap((version) => version.lines);
  const products = lines.flatMap(({ product }) => product ?? []);
  const again = lines.flatMap((line) => line.again ?? []);
  if ((userId === null && companyId === null) || products.length + again.length === 0) {
    return [...versions];
  }
  const items = await db.item.findMany({
    where: {
      ...(companyId === null ? { userId } : { companyId }),
      code: { not: null },
      OR: [
        { lineId: null, productId: { in: products } },
        { lines: { some: { id: { in: again } } } },
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
  const find = ({ again: line, product }: Version["lines"][number]) =>
    codes.get(line ?? "") ?? codes.get(product ?? "");
  return versions.map((version) => ({
    ...version,
    lines: version.lines.map((line) => {
      const code = find(line);
      return code ? { ...line, code } : line;
    }),
  }));
}
