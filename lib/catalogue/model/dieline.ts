import { isSameSize, type Dieline } from "@/lib/pricing/dieline";
import { layFlat, type FlatSheet } from "./flat-sheet";
import { buildNet, planModel } from "./model-plan";

type Described = Parameters<typeof planModel>[0] & { dieline: Dieline | null };

/**
 * The dieline of a product: the flat sheet of the folding model, unless the shop gives another size, of which only the
 * outline is known. Null for a product without folds and size.
 */
export function findDieline(product: Described): FlatSheet | null {
  const plan = planModel(product);
  const sheet = plan && layFlat(buildNet(plan));
  const { dieline } = product;
  if (!dieline) return sheet;
  return sheet && isSameSize(sheet, dieline) ? sheet : flatRectangle(dieline);
}

/** A sheet with a known outline only. */
function flatRectangle({ width, height }: Dieline): FlatSheet {
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const;
  const lines = corners.map((from, index) => ({
    from,
    until: corners[(index + 1) % corners.length] ?? from,
    kind: "cut" as const,
  }));
  return { width, height, lines, pieces: [corners], glued: [] };
}
