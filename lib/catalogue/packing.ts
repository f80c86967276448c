import { z } from "@/lib/base/input/zod";
import type { Carton, Packing } from "@/lib/pricing/freight";
import { cartonFields } from "./number-fields";

/** A product's pack as it is shipped. */

const CARTON =
  'The carton must be a JSON object of millimetres, such as {"length":300,"width":200,"height":150}';

/** JSON in a field of the API; empty removes it. */
export const cartonText = z
  .union([z.null(), z.string().max(200, CARTON)], CARTON)
  .transform((text, context): unknown => {
    if (text === null || text.trim() === "") return null;
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue(CARTON);
      return z.NEVER;
    }
  })
  .pipe(cartonFields.nullable())
  .optional()
  .describe(`JSON. ${CARTON}; empty for none`);

/** Null for none. */
export function parseCarton(stored: unknown): Carton | null {
  return cartonFields.safeParse(stored).data ?? null;
}

/** Null until a pack is weighed: a carton alone has no weight. */
export function findPacking(row: { packedWeight: number | null; carton: unknown }): Packing | null {
  if (row.packedWeight === null) return null;
  return { grams: row.packedWeight, carton: parseCarton(row.carton) };
}

/** "300 × 200 × 150 mm"; null for none. */
export const cartonName = (carton: Carton | null): string | null =>
  carton && `${carton.length} × ${carton.width} × ${carton.height} mm`;
